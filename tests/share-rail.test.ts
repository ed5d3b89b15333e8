import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openRenderer } from "#app/entry-server.tsx";
import { advance } from "#app/lib/wood-type/measure.ts";
import { drawRail } from "#app/outputs/share/card.ts";
import { openSources } from "#app/routes/sources.ts";
import { sitePages } from "#app/site/site-pages.ts";

/** Where the domain ends, and where the text beside it starts. */
function measureRail(domain: string, text: string): number[] {
  const [left, right] = Array.from(
    drawRail(domain, text).matchAll(/<text ([^>]*)>([^<]*)</g),
    (line) => {
      const number = (name: string) =>
        Number(new RegExp(`${name}="([\\d.]+)`).exec(line[1] ?? "")?.[1]);
      return {
        x: number("x"),
        length: advance(line[2] ?? "", number("font-stretch")) * number("font-size"),
      };
    },
  );
  if (left === undefined || right === undefined) throw new Error("A rail has two lines.");
  return [left.x + left.length, right.x - right.length];
}

test("on a share card a domain of any length ends at least 20 px before the text beside it", () => {
  const long = "theextremelylongwindeddiscsocietyoflowersaxony.example";
  for (const domain of ["gale.example", long]) {
    const [domainEnd = 0, textStart = 0] = measureRail(domain, "Mixed club ultimate · Göttingen");
    expect(textStart - domainEnd).toBeGreaterThan(20);
  }
});

const texts = {
  "/about": "SINCE 2023",
  "/news": "30 STORIES",
  "/results": "11 TOURNAMENTS",
  "/roster": "CÔTE SAUVAGE 2026",
  "/badgequest": "10 BADGES EARNED",
  "/fiftyplates": "3 OF 50 STATES",
  "/corevalues": "BRAIN · EFFORT · SKILL · CHARACTER",
  "/roster2025": "6 PLAYLISTS",
  "/players/nunez": "CÔTE SAUVAGE 2024–2027",
  "/seasons/2025": "94–70 POINTS 4 WINS IN A ROW 2–0 ONE-GOAL GAMES",
  "/tournaments/2025-fog-bowl": "2025 · 2–0–1 · 3RD",
  "/opponents/gale": "CÔTE SAUVAGE 1–1",
  "/badges/low-tide": "BRAIN",
};

test("beside the domain a share card says what its page counts", async () => {
  const sources = openSources(loadContent());
  const render = openRenderer(sources);
  const pages = sitePages(sources).filter(({ path }) => path in texts);
  const said = pages.map(async (page) => {
    const { card } = await render(page);
    const lines = Array.from(card?.markup.matchAll(/>([^<]+)<\/text>/g) ?? [], ([, line]) => line);
    return [page.path, lines.slice(lines.indexOf("COTESAUVAGE.EXAMPLE") + 1).join(" ")];
  });
  expect(Object.fromEntries(await Promise.all(said))).toEqual(texts);
});
