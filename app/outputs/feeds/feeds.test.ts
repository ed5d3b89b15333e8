import { resolve } from "node:path";
import { parseAtomFeed, parseJsonFeed } from "feedsmith";
import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { Content } from "#app/content/content.ts";
import { itemAt } from "#app/lib/list.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { withTournaments } from "#tests/support/changed-club.ts";
import { feeds } from "./feeds.ts";

const content = loadContent();
const site = { address: "https://www.cotesauvage.example", base: "/" };
const publishedAt = Date.parse("2026-05-20T18:30:00Z");
const makeFeeds = (club: Content, at = publishedAt) => feeds(buildRecord(club), site, at);
const files = makeFeeds(content);

/** The feeds as an independent parser reads them. */
const readAtom = (path: string) => parseAtomFeed(files.get(path) ?? "");
/** Atom text constructs have a type. */
function readText(text: string | { value?: string } | undefined): string {
  return (typeof text === "string" ? text : text?.value) ?? "";
}

const readJson = (path: string) => parseJsonFeed(files.get(path) ?? "");

test.each(["news.atom", "results.atom"])("the feed %s is that of the example", async (name) => {
  const feed = files.get(`/${name}`) ?? "";
  await expect(feed).toMatchFileSnapshot(resolve(`tests/examples/feeds/${name}`));
});

test.each(["news", "results"] as const)("the JSON Feed of %s has the same entries", (name) => {
  const { items = [], feed_url: address } = readJson(`/${name}.json`);
  expect(files.get(`/${name}.json`)).toContain("https://jsonfeed.org/version/1");
  expect(address).toBe(`https://www.cotesauvage.example/${name}.json`);
  const ids = readAtom(`/${name}.atom`).entries?.map(({ id }) => id);
  expect(items.map(({ id }) => id)).toEqual(ids);
});

const tournamentId = (tournament: string) => `${site.address}/tournaments/${tournament}`;

test("a tournament that is unsanctioned or has no scores is not in the results feed", () => {
  const [first] = readAtom("/results.atom").entries ?? [];
  expect(first?.id).toBe(tournamentId("2026-spring"));
  const club = withTournaments({ "2026-spring": { sanctioned: false } });
  const { entries = [] } = parseAtomFeed(makeFeeds(club).get("/results.atom") ?? "");
  const ids = entries.map(({ id }) => id);
  expect(ids).not.toContain(tournamentId("2026-spring"));
  expect(ids).not.toContain(tournamentId("2026-fog-bowl"));
});

test("every publishing dates all results anew, since any score may have been corrected", () => {
  const later = makeFeeds(content, publishedAt + 60_000);
  const feed = parseAtomFeed(later.get("/results.atom") ?? "");
  const moments = (at: string) => [at, ...(feed.entries ?? []).map(() => at)];
  const { updated, entries = [] } = readAtom("/results.atom");
  expect([updated, ...entries.map((entry) => entry.updated)]).toEqual(
    moments("2026-05-20T18:30:00.000Z"),
  );
  expect([feed.updated, ...(feed.entries ?? []).map((entry) => entry.updated)]).toEqual(
    moments("2026-05-20T18:31:00.000Z"),
  );
  const { items = [] } = parseJsonFeed(later.get("/results.json") ?? "");
  expect(new Set(items.map((item) => item.date_modified))).toEqual(
    new Set(["2026-05-20T18:31:00.000Z"]),
  );
});

test("no time in a feed is in the future: a score published in the morning is not dated noon", () => {
  // The last day of the newest tournament with scores.
  const morning = Date.parse("2026-04-26T10:15:00Z");
  const { entries = [] } = parseAtomFeed(makeFeeds(content, morning).get("/results.atom") ?? "");
  expect(entries[0]?.published).toBe("2026-04-26T10:15:00.000Z");
  expect(entries[0]?.updated).toBe("2026-04-26T10:15:00.000Z");
});

test("markup in a title or a name is escaped", () => {
  const story = itemAt(content.news, 0);
  const news = [{ ...story, title: "<b>&</b>", author: "<i>A&B</i>" }];
  const changed = makeFeeds({ ...content, news });
  const [entry] = parseAtomFeed(changed.get("/news.atom") ?? "").entries ?? [];
  expect(readText(entry?.title)).toBe("<b>&</b>");
  expect(readText(entry?.content)).toContain("&lt;i&gt;A&amp;B&lt;/i&gt;");
  expect(parseJsonFeed(changed.get("/news.json") ?? "").items?.[0]?.title).toBe("<b>&</b>");
});

test("a story on this site has its full address", () => {
  const news = content.news.map((story) => Object.assign({}, story, { link: "/roster2025" }));
  const feed = makeFeeds({ ...content, news }).get("/news.atom") ?? "";
  expect(parseAtomFeed(feed).entries?.[0]?.id).toBe(`${site.address}/roster2025`);
});

test("a club without news or tournaments has no feeds for them", () => {
  const bare = { ...content, news: [], tournaments: [] };
  expect([...makeFeeds(bare).keys()]).toEqual([]);
});
