import { expect, test } from "vitest";
import { readFolder } from "#app/content/.server/load-content.ts";
import { openRenderer } from "#app/entry-server.tsx";
import { openSources } from "#app/routes/sources.ts";
import { sitePages } from "#app/site/site-pages.ts";
import { BUG_WORDS } from "#tests/support/queries.ts";
import { readClub } from "#tests/support/read-club.ts";
import { timeLimit } from "./support/time-limit.ts";

const club = readFolder("tests/fixture-club/content");
/** Those of the invented club, which must be gone. */
const replacedNames = ["Brain", "Effort", "Skill", "Character"];
/** Two words, a script without Latin letters, and a character that HTML escapes. */
const names = ["Wind", "Fair play", "勇気", "Low tide", "Joy & luck", "Grit"];

const writeValues = (count: number) =>
  names
    .slice(0, count)
    .map((name) => `- { name: "${name}", color: "#003faa", explanation: On ${name} we rely. }\n`)
    .join("");

/** badges.yml of the invented club, with its badges distributed among the first `count` names. */
function writeBadges(count: number): string {
  let badge = 0;
  return (club.get("badge-quest/badges.yml") ?? "").replaceAll(/value: \w+/g, () => {
    badge += 1;
    return `value: "${names[badge % count] ?? ""}"`;
  });
}

/** HTML of the pages that show core values, for a club with `count` of them. */
async function renderPages(count: number): Promise<ReadonlyMap<string, string>> {
  const texts = new Map(club)
    .set("core-values.yml", writeValues(count))
    .set("badge-quest/badges.yml", writeBadges(count));
  const sources = openSources(readClub(texts));
  const render = openRenderer(sources);
  const pages = sitePages(sources).filter(
    ({ name, path }) =>
      ["home", "about", "corevalues", "badgequest", "join"].includes(name) ||
      path === "/badges/low-tide",
  );
  return new Map(
    await Promise.all(
      pages.map(async (page) => {
        const { html, sheets, head, card } = await render(page);
        const drawn = sheets.map(({ symbols }) => symbols).join("");
        return [page.path, [head.description, html, drawn, card?.alt].join("\n")] as const;
      }),
    ),
  );
}

const readColumns = (html: string) =>
  Array.from(html.matchAll(/<th scope="col">([^<]*)<\/th>/g), ([, name]) => name ?? "");

test.each([3, 5, 6])(
  "a club with %i core values of its own shows these instead of the usual four",
  async (count) => {
    const pages = await renderPages(count);
    const shown = names.slice(0, count).map((name) => name.replace("&", "&amp;"));
    for (const [path, text] of pages) {
      expect(BUG_WORDS.exec(text)?.[0], path).toBeUndefined();
      for (const name of replacedNames) expect(text, path).not.toMatch(new RegExp(`>${name}<`));
    }
    const page = (path: string) => pages.get(path) ?? "";
    for (const name of shown) {
      expect(page("/corevalues")).toContain(`>${name}</label>`);
      expect(page("/about")).toContain(name);
      expect(page("/badgequest")).toContain(`>${name}</span>`);
    }
    expect(page("/corevalues").match(/<input[^>]* type="range"/g)).toHaveLength(count);
    // The picture has a circle for each but the last, which pulls them together.
    expect(page("/corevalues").match(/a57 57 [^"]*" fill="var/g)).toHaveLength(count - 1);
    expect(page("/about").match(/<symbol id="values-/g)).toHaveLength(count);
    expect(page("/")).toMatch(/(?:Three|Five|Six) sliders, one shape/);
    // Tables of weeks have a column for each core value with badges.
    const [, ...questColumns] = readColumns(page("/badgequest"));
    expect(questColumns.length).toBeGreaterThan(2);
    expect([...shown, "All"]).toEqual(expect.arrayContaining(questColumns));
  },
  timeLimit(60_000),
);
