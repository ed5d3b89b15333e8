import * as fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Content } from "#app/content/content.ts";
import { openRenderer } from "#app/entry-server.tsx";
import { calendars } from "#app/outputs/calendar/calendars.ts";
import { feeds } from "#app/outputs/feeds/feeds.ts";
import { dataFiles } from "#app/outputs/open-data/data-files.ts";
import { cardPath } from "#app/outputs/share/card.ts";
import { isStandIn, matchRoute } from "#app/routes/paths.ts";
import { openSources } from "#app/routes/sources.ts";
import { sitePages } from "#app/site/site-pages.ts";
import { BUG_WORDS } from "#tests/support/queries.ts";
import { timeLimit } from "#tests/support/time-limit.ts";
import { anyClub } from "./support/any-club.ts";
import { seed } from "./support/for-all.ts";

/** The clubs that are built and crawled; `PROPERTY_CLUBS=200 npm run test:nightly -- random` tries more. */
const CLUBS = Number(process.env["PROPERTY_CLUBS"] ?? 24);

const address = "https://gale.example";

/** Builds a site in memory. */
async function build(content: Content) {
  const sources = openSources(content);
  const render = openRenderer(sources);
  const pages = await Promise.all(
    sitePages(sources).map(async (page) => Object.assign(await render(page), { page })),
  );
  const followed = [
    ...calendars(sources.record, address, 0),
    ...feeds(sources.record, { address, base: "/" }, 0),
    ...dataFiles(sources.record),
  ].map(([file, text]) => [`/${file.replace(/^\//, "")}`, text] as const);
  return { pages, followed };
}

/** Internal URLs in a text. */
function addressesIn(text: string): string[] {
  const inDocument = text.matchAll(/<[a-z][^>]*\s(?:href|src)="([/#][^"]*)"/g);
  return Array.from(inDocument, ([, named = ""]) => named.replaceAll("&amp;", "&"));
}

/** URLs that a view may show once scripts run. */
function addressesInData(data: unknown): string[] {
  if (typeof data === "string") return /^\/(?!\/)/.test(data) ? [data] : [];
  if (typeof data !== "object" || data === null) return [];
  return Object.values(data).flatMap(addressesInData);
}

const stripQuery = (named: string) => named.replace(/[?#].*/, "").replace(/(.)\/$/, "$1");

/** Problems of a built site, as text. */
function findFaults({ pages, followed }: Awaited<ReturnType<typeof build>>): string[] {
  const files = new Map<string, string>([
    ...followed,
    ...pages.flatMap(({ sheets }) => sheets.map(({ href, svg }) => [href, svg] as const)),
    ...pages.map(({ page, html }) => [page.path, html] as const),
  ]);
  const drawn = ["/favicon.svg", ...pages.map(({ page: { stem } }) => cardPath(stem))];
  const others = new Set(drawn.map((file) => `/${file.replace(/^\//, "")}`));
  const exists = (named: string, html: string): boolean => {
    const [file = "", place] = named.split("#");
    if (others.has(stripQuery(file))) return true;
    const text = file === "" ? html : files.get(stripQuery(file));
    return text !== undefined && (place === undefined || text.includes(` id="${place}"`));
  };
  const owners = new Map<string, string>();
  return pages.flatMap(({ page: { path, name }, sheets, html: main, head, islandData }) => {
    const inlined = sheets
      .filter(({ isInline }) => isInline === true)
      .map(({ symbols }) => symbols);
    const html = inlined.join("") + main;
    const dead = [...new Set(addressesIn(html))].filter((named) => !exists(named, html));
    const hidden = [...new Set(addressesInData(islandData))].filter(
      (named) => matchRoute(stripQuery(named)) !== undefined && !files.has(stripQuery(named)),
    );
    const slip = BUG_WORDS.exec(html);
    const heads = html.match(/<h1[\s>]/g)?.length ?? 0;
    const shared =
      name === "player" || isStandIn(name)
        ? []
        : [head.title, head.description].flatMap((text) => {
            const owner = owners.get(text);
            owners.set(text, path);
            return text === "" || owner !== undefined
              ? [`${path} has the words of ${owner}: ${text}`]
              : [];
          });
    return [
      ...dead.map((named) => `${path} names ${named}, which is not built.`),
      ...hidden.map((named) => `The data of ${path} name ${named}, which is not built.`),
      ...(slip === null
        ? []
        : [`${path}: ${html.slice(Math.max(0, slip.index - 60), slip.index + 60)}`]),
      ...(heads === 1 ? [] : [`${path} has ${heads} main headings.`]),
      ...shared,
    ];
  });
}

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation((...messages: unknown[]) => {
    throw new Error(messages.map(String).join(" "));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Each club adds to the time limit of the whole test, in ms. */
const LIMIT = timeLimit(30_000 + 8000 * CLUBS);

test(
  "the site of every club that passes the check has no dead link, no shared title and no word of a bug",
  async () => {
    const property = fc.asyncProperty(anyClub, async (club) => {
      expect(findFaults(await build(club))).toEqual([]);
    });
    // No shrinking: a smaller club builds no faster, and the faults describe the problem.
    await fc.assert(property, { seed, numRuns: CLUBS, endOnFailure: true });
  },
  LIMIT,
);
