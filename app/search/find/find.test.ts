import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { fold } from "#app/domain/fold.ts";
import { openSources } from "#app/routes/sources.ts";
import { makeFindable } from "#app/search/make-search.ts";
import { find } from "./find.ts";
import type { Findable } from "#app/search/search-data.ts";
import { clubWith } from "#tests/support/whole-site.ts";
import type { Group } from "./find.ts";

const findable = makeFindable(openSources(loadContent()));

const names = (groups: readonly Group[]) =>
  groups.map(({ kind, hits }) => `${kind}: ${hits.map(({ entry }) => entry.title).join(", ")}`);
const found = (query: string) => names(find(findable, query).groups);

test("two matching words find games with their tournaments and opponents", () => {
  const { groups } = find(findable, "gale 2025");
  expect(names(groups)).toEqual([
    "games: Albany Gale",
    "seasons: Côte Sauvage 2025",
    "tournaments: Fog Bowl 2025",
    "opponents: Albany Gale",
  ]);
  expect(groups[0]?.note).toBe("1–0 in 1 game");
  expect(groups[0]?.hits[0]?.entry).toMatchObject({ detail: "Sun, Jun 15, last game" });
  expect(groups[2]?.hits[0]?.reason).toBe("1 game found");
});

test("a finish finds its tournament", () => {
  const group = find(findable, "1st").groups.find(({ kind }) => kind === "tournaments");
  const places = group?.hits.map(({ entry }) => (entry.kind === "tournaments" ? entry.place : 0));
  expect(new Set(places)).toEqual(new Set(["1st"]));
});

test("games that match only by prefix rank below a full nickname", () => {
  const entries = findable.entries.map((entry) =>
    entry.kind === "people" && entry.id === "cedar"
      ? { ...entry, hiddenKeywords: "Fog-Ga" }
      : entry,
  );
  const kinds = find({ ...findable, entries }, "fog-ga").groups.map(({ kind }) => kind);
  expect(kinds.slice(0, 2)).toEqual(["people", "games"]);
  expect(find(findable, "fog ga").groups[0]?.kind).toBe("games");
});

test("a place is found by its nickname, unless something is called so", () => {
  const [city, nickname] = ["Philadelphia", "Philly"].map((title) => {
    const entries = findable.entries.map((entry) =>
      entry.kind === "places" && entry.title === "Rockland" ? { ...entry, title } : entry,
    );
    return find({ ...findable, entries }, "philly");
  });
  expect(city?.corrected).toBe("philadelphia");
  expect(city?.groups.map(({ kind }) => kind)).toEqual(["places"]);
  expect(nickname?.corrected).toBeUndefined();
});

test("a person’s whole last name ranks above the beginning of a badge", () => {
  const entries = findable.entries.map((entry) =>
    entry.kind === "badges" && entry.title === "Low Tide"
      ? { ...entry, title: "Gorse Horse" }
      : entry,
  );
  expect(names(find({ ...findable, entries }, "gorse").groups)[0]).toBe("people: Gwen Gorse");
});

test("the beginning of a person’s name ranks above another person’s badge that begins so", () => {
  const entries = findable.entries.map((entry) =>
    entry.kind === "people" && entry.id === "kelpie"
      ? { ...entry, last: "Lowell", title: "Gwen Lowell" }
      : entry,
  );
  const people = (query: string) => names(find({ ...findable, entries }, query).groups)[0];
  expect(people("gwen lo")).toBe("people: Gwen Lowell, Gwen Gorse");
  expect(people("gwen low")).toBe("people: Gwen Lowell, Gwen Gorse");
  expect(people("gwen low t")).toBe("people: Gwen Gorse");
});

test("a last name of two letters ranks above names that begin with them", () => {
  const entries = findable.entries.map((entry) =>
    entry.kind === "people" && entry.last === "Gorse"
      ? { ...entry, last: "Lo", title: "Gwen Lo" }
      : entry,
  );
  const { groups } = find({ ...findable, entries }, "lo");
  expect(names(groups)[0]).toMatch(/^people: Gwen Lo/);
  expect(names(groups).join()).toContain("Low Tide");
});

test("a state is found by name or code, and the hit says which", () => {
  expect(found("maine")).toContain("places: Eastport, Portland, Rockland");
  expect(found("me")).toContain("places: Eastport, Portland, Rockland");
  expect(find(findable, "maine").state).toBe("ME");
  expect(find(findable, "fog").state).toBeUndefined();
});

test("people are found by nickname, number, name without accents, and position plus year", () => {
  expect(found("shingle")).toEqual(["people: Cleo Cedar"]);
  expect(found("99")).toEqual(["people: Inês Lopes"]);
  expect(found("aberg")).toEqual(["people: Åsa Åberg"]);
  expect(found("captain nunez")).toEqual(["people: Begoña Núñez"]);
  expect(find(findable, "handler 2023").groups[0]?.hits).toHaveLength(1);
});

test("a whole word ranks above a prefix", () => {
  const [people] = find(findable, "1").groups;
  expect(people?.hits[0]?.entry.title).toBe("Li O");
});

test("typos are matched from four letters on, in a separate group", () => {
  expect(find(findable, "gael").groups).toEqual([]);
  expect(names(find(findable, "gael").fuzzyGroups)[0]).toBe("opponents: Albany Gale");
  expect(find(findable, "alde").fuzzyGroups).toEqual([]);
  expect(find(findable, "2029").count).toBe(0);
});

test("an exact full name ranks first, whatever its kind", () => {
  expect(found("records")[0]).toMatch(/^pages: Records/);
});

test("a person shown by initials is found only by her initials", () => {
  expect(found("o. q.")).toEqual(["people: O. Q."]);
});

/** The first hits, best first, as "kind: title", with the matching fact or the detail. */
function firstHits(query: string, most = 3, where: Findable = findable): string[] {
  const { groups, fuzzyGroups } = find(where, query);
  const hits = (groups.length > 0 ? groups : fuzzyGroups).flatMap((group) => group.hits);
  return hits
    .slice(0, most)
    .map(({ entry, reason, detail }) =>
      [
        `${entry.kind}: ${entry.title}`,
        reason ?? detail ?? (entry.kind === "games" ? entry.subtitle : []),
      ]
        .flat()
        .join(", "),
    );
}

test.each<readonly [query: string, hits: readonly string[]]>([
  // People: roles and years.
  ["captain 2025", ["people: Li O, Captain 2025", "people: O. Q., Captain 2025"]],
  ["captains in 2024", ["people: Ada Alder, Captain 2024", "people: Bea Birch, Captain 2024"]],
  [
    "who is the captain",
    ["people: Begoña Núñez, Captain 2026", "people: Tamsin Quill, Captain 2026"],
  ],
  // Words match by prefix while typing.
  ["2025 capt", ["people: Li O, Captain 2025"]],
  ["alder capt", ["people: Ada Alder, Captain 2024"]],
  ["captain alder", ["people: Ada Alder, Captain 2024"]],
  [
    "who coaches côte sauvage",
    ["people: Gudrun Brandt, Coach 2024–2025", "people: Sol Vega, Coach 2024"],
  ],
  ["coach 2024", ["people: Gudrun Brandt, Coach 2024", "people: Sol Vega, Coach 2024"]],
  ["number 11", ["people: Gwen Gorse, Number 11 in 2024"]],
  ["#11", ["people: Gwen Gorse, Number 11 in 2024"]],
  ["what number is núñez", ["people: Begoña Núñez, Number 2 in 2024–2027"]],
  ["rookies 2025", ["people: Ros D’Attoma, First season 2025"]],
  ["rookie 2024", ["people: Ada Alder, First season 2024"]],
  ["veteran", ["people: Ada Alder, Most seasons: 4 seasons"]],
  [
    "abernathy number",
    ["people: Wilhelmina-Josephine Abernathy-Fitzwilliam, Number 0 in 2023–2026"],
  ],
  ["most seasons", ["people: Ada Alder, Most seasons: 4 seasons"]],
  ["gorse badge", ["people: Gwen Gorse, most earned badge: Old Hat, 2 times"]],
  [
    "which badge did gwen gorse earn most",
    ["people: Gwen Gorse, most earned badge: Old Hat, 2 times"],
  ],
  ["gorse low tide", ["people: Gwen Gorse, Low Tide, earned once in 2024"]],
  [
    "nunez 2024",
    ["people: Begoña Núñez, On the team in 2024", "seasons: Côte Sauvage 2024, with Begoña Núñez"],
  ],
  // The club's own name is ignored.
  ["côte sauvage vs gale", ["opponents: Albany Gale"]],
  ["cote sauvage gale", ["opponents: Albany Gale"]],
  ["cote sauvage ultimate 2025", ["seasons: Côte Sauvage 2025"]],
  ["côte sauvage", ["pages: About Us"]],
  ["who is côte sauvage", ["pages: About Us"]],
  // Games.
  ["last game", ["games: Burlington Eddy, Last game: won 15–13, Sun, Apr 26, 2026"]],
  ["latest result", ["games: Burlington Eddy, Last game: won 15–13, Sun, Apr 26, 2026"]],
  ["last game 2024", ["games: Portland Anchorage, Last game: won 13–0, Sun, Sep 29, 2024"]],
  ["the last game against gale", ["games: Albany Gale, Last game: won 15–10, Sun, Jun 15, 2025"]],
  ["last game 2025", ["games: Cormorant B, Last game: won 9–8, Thu, Jan 1, 2026"]],
  ["last loss", ["games: Cormorant B, Last loss: lost 12–13, Sat, Apr 25, 2026"]],
  ["last win", ["games: Burlington Eddy, Last win: won 15–13, Sun, Apr 26, 2026"]],
  ["first loss", ["games: Albany Gale, First loss: lost 8–15, Sun, Jun 16, 2024"]],
  [
    "first game",
    [
      "games: Eastport The Unreasonably Long-Winded Harbour Master of Passamaquoddy, First game: won 15–14, Sat, Jun 15, 2024",
    ],
  ],
  [
    "first win",
    [
      "games: Eastport The Unreasonably Long-Winded Harbour Master of Passamaquoddy, First win: won 15–14, Sat, Jun 15, 2024",
    ],
  ],
  ["biggest win", ["games: Saint John Drift, Biggest win: won 15–1, Sun, Sep 28, 2025"]],
  ["worst loss", ["games: Albany Gale, Biggest loss: lost 8–15, Sun, Jun 16, 2024"]],
  [
    "closest game",
    [
      "games: Saint John Drift, Closest game: tied 7–7, Wed, Dec 31, 2025",
      "games: Burlington Eddy, Closest game: tied 11–11, Sat, Jun 14, 2025",
      "pages: One-goal games",
    ],
  ],
  [
    "longest game 2025",
    ["games: Boston Breakwater, Most points in a game: won 13–12, Sun, Sep 28, 2025"],
  ],
  ["record against eddy", ["opponents: Burlington Eddy"]],
  ["gale schedule", ["opponents: Albany Gale"]],
  ["most played opponent", ["opponents: Burlington Eddy, Most played: 3 games, 2–0–1"]],
  ["saintjohn", ["opponents: Saint John Drift"]],
  ["cormorantb", ["opponents: Cormorant B"]],
  [
    "who won against gale in 2025",
    [
      "games: Albany Gale, Fog Bowl 2025",
      "seasons: Côte Sauvage 2025, 1 game found",
      "tournaments: Fog Bowl 2025, 1 game found",
    ],
  ],
  // A win for 3rd place at the Fog Bowl of 2025 was no final.
  ["gale final", ["games: Albany Gale, Fog Bowl 2024", "seasons: Côte Sauvage 2024, 1 game found"]],
  // Seasons and tournaments.
  [
    "best season",
    [
      "seasons: Côte Sauvage 2026, Best season: 2–1",
      "seasons: Côte Sauvage 2025, Best season: 4–2",
    ],
  ],
  ["worst season", ["seasons: Côte Sauvage 2024, Worst season: 3–2"]],
  [
    "most losses",
    [
      "seasons: Côte Sauvage 2025, Most losses: 4–2",
      "seasons: Côte Sauvage 2024, Most losses: 3–2",
    ],
  ],
  ["2025", ["seasons: Côte Sauvage 2025"]],
  ["scrimmage", ["tournaments: Dune Scrimmage 2025"]],
  ["most wins", ["seasons: Côte Sauvage 2025, Most wins: 4–2"]],
  ["first season", ["seasons: Côte Sauvage 2023, First season"]],
  ["last season", ["seasons: Côte Sauvage 2027, Newest season"]],
  ["tournaments 2025", ["seasons: Côte Sauvage 2025"]],
  ["roster 2024", ["seasons: Côte Sauvage 2024"]],
  ["championship 2025", ["tournaments: Regionals 2025"]],
  ["results regionals 2025", ["tournaments: Regionals 2025, September\u00A027\u00A0- 28, 2025"]],
  ["latest regionals", ["tournaments: Regionals 2026"]],
  ["first regionals", ["tournaments: Regionals 2024, First: 2024"]],
  ["last tournament", ["tournaments: Spring Tide Tune-Up 2026, Last tournament"]],
  ["first tournament", ["tournaments: Fog Bowl 2024, First tournament"]],
  ["best finish", ["tournaments: Regionals 2025, Best finish: 1st"]],
  [
    "first place",
    ["tournaments: Midnight Mixer 2025, 1st place", "tournaments: Regionals 2025, 1st place"],
  ],
  [
    "first place 2025",
    ["tournaments: Midnight Mixer 2025, 1st place", "tournaments: Regionals 2025, 1st place"],
  ],
  // Pages, parts of pages, and pages of one season.
  ["schedule 2026", ["pages: Results 2026"]],
  ["next game", ["answers: No games scheduled", "pages: Results"]],
  ["news 2024", ["pages: News 2024"]],
  ["most badges", ["people: Li O, Most badges: 4 badges in 2025"]],
  ["logo", ["pages: Press kit"]],
  ["press kit", ["pages: Press kit"]],
  ["photos", ["pages: Press kit", "pages: News"]],
  ["where do they play", ["pages: Where they played"]],
  ["winning streak", ["pages: Longest streaks"]],
  ["one goal games", ["pages: One-goal games"]],
  ["how many wins", ["answers: 10 wins"]],
  ["how many losses", ["answers: 4 losses"]],
  ["shutouts", ["games: Portland Anchorage, Regionals 2024"]],
  ["shutouts 2025", ["answers: No shutouts in 2025"]],
  ["shutout losses", ["answers: No shutout losses"]],
  ["class of 2025", ["people: Ros D’Attoma, First season 2025"]],
  ["water playlist", ["pages: Roster 2025, Low Water"]],
  ["what is a handler", ["pages: Roster, Handlers"]],
  ["open tryouts", ["pages: Join"]],
  ["new player", ["pages: Join"]],
  ["location", ["pages: Join"]],
  ["founders", ["pages: About Us"]],
  ["harbour college", ["pages: About Us"]],
  ["where is côte sauvage from", ["pages: About Us"]],
  ["what is ultimate", ["pages: About Us"]],
  ["tryouts", ["pages: Join"]],
  ["when are tryouts", ["pages: Join"]],
  ["contact us", ["pages: Join"]],
  ["schedule", ["pages: Results"]],
  ["standings", ["pages: Results", "pages: Records"]],
  ["stats", ["pages: Records", "pages: Open Data"]],
  ["team", ["pages: About Us", "pages: Roster"]],
  ["how to sponsor", ["pages: Sponsors"]],
  ["donate", ["pages: Sponsors"]],
  ["rules", ["pages: About Us", "pages: Badge Quest"]],
  ["alumni", ["pages: Players", "pages: Seasons"]],
  ["music", ["pages: Roster 2025"]],
  // Links out of the site.
  ["kelp", ["links: Kelp"]],
  ["lighthouse bakery", ["links: Lighthouse Bakery and Second-Hand Oilskins of Penobscot Bay"]],
  ["instagram", ["links: Instagram"]],
  ["email", ["links: Email", "pages: Join"]],
  // Stories, by kind and by names in their titles.
  ["videos", ["pages: News", "news: Fathom vs. Côte Sauvage | Women’s Pool Play"]],
  ["videos 2024", ["news: Côte Sauvage vs. Gale"]],
  ["gale video", ["news: Côte Sauvage vs. Gale"]],
  ["fog bowl recap", ["news: Fog Bowl recap: nobody saw anything"]],
  // Not every word matches.
  [
    "lopes zucchini 2025",
    ["people: Inês Lopes, On the team in 2025", "seasons: Côte Sauvage 2025, with Inês Lopes"],
  ],
  ["gale zucchini", ["opponents: Albany Gale"]],
  // Nothing on the site, but a page that is close to it.
  ["shop", ["pages: Join, closest page"]],
  ["tickets", ["pages: Results, closest page"]],
  ["who scored most", ["pages: Records, closest page"]],
  ["facebook", []],
])("the first hits of “%s”", (query, hits) => {
  const most = Math.max(1, hits.length);
  expect(firstHits(query, most)).toEqual(hits);
});

test.each([
  ["gorse badge", "#badge-quest"],
  ["gorse low tide", "#badge-quest"],
  ["gorse", undefined],
])("“%s” links the %s section of her page", (query, section) => {
  const hit = find(findable, query).groups[0]?.hits[0];
  expect([hit?.entry.title, hit?.section]).toEqual(["Gwen Gorse", section]);
});

test("tournaments and opponents of matching games show the results", () => {
  const { groups } = find(findable, "results 2025");
  const details = groups
    .filter(({ kind }) => kind === "tournaments" || kind === "opponents")
    .flatMap(({ hits }) => hits.map(({ entry, reason }) => `${entry.title}: ${reason}`));
  expect(details.slice(0, 6)).toEqual([
    "Midnight Mixer 2025: 2 games found",
    "Regionals 2025: 2 games found",
    "Fog Bowl 2025: 3 games found",
    "Low Tide One-Day 2025: 1 game found",
    "Cormorant B: 1 game found",
    "Saint John Drift: 2 games found",
  ]);
});

test.each([
  [
    "wilhelmina cedar lopes 2025",
    ["with Wilhelmina-Josephine Abernathy-Fitzwilliam, Inês Lopes and Cleo Cedar"],
  ],
  ["handler 2025", []],
  ["lopes", []],
])("“%s” plus a year shows the season only for a few people", (query, details) => {
  const seasons = find(findable, query).groups.filter(({ kind }) => kind === "seasons");
  expect(seasons.flatMap(({ hits }) => hits.map(({ detail }) => detail))).toEqual(details);
});

/** Starts of headlines found by a tournament's name. */
function stories(where: Findable): string[] {
  return find(where, "fog bowl 2025")
    .groups.filter(({ kind }) => kind === "news")
    .flatMap(({ hits }) => hits.map(({ entry }) => entry.title.slice(0, 18)));
}

test("a story is found by the names of its tournament", () => {
  const tagged = clubWith("", (text) =>
    text.replace("link: https://gazette.example/long\n", "$&  tournament: 2025-fog-bowl\n"),
  );
  expect(stories(makeFindable(tagged))).toEqual(["A title that goes "]);
  expect(stories(findable)).toEqual([]);
});

test("words without matches are listed", () => {
  expect(find(findable, "shop").unknown).toEqual(["shop"]);
  expect(find(findable, "who scored most").unknown).toEqual(["scored", "most"]);
  expect(find(findable, "lopes zucchini 2025").unknown).toEqual(["zucchini"]);
  expect(find(findable, "gale fog").unknown).toEqual([]);
});

test("a name prefix never puts another person first", () => {
  const people = findable.entries.filter((entry) => entry.kind === "people");
  let beginnings = 0;
  for (const { title } of people) {
    for (let length = 1; length <= title.length; length += 1) {
      const typed = title.slice(0, length);
      const first = find(findable, typed).groups[0]?.hits[0]?.entry;
      if (first?.kind !== "people") continue;
      beginnings += 1;
      expect(fold(first.title).startsWith(fold(typed)), `${typed} finds ${first.title}`).toBe(true);
    }
  }
  expect(beginnings).toBeGreaterThan(people.length);
});

test("every person, opponent and season ranks first for its full name", () => {
  for (const entry of findable.entries) {
    if (entry.kind !== "people" && entry.kind !== "opponents" && entry.kind !== "seasons") continue;
    expect(find(findable, entry.title).groups[0]?.hits[0]?.entry.title).toBe(entry.title);
  }
});

test("in partial matches a long prefix counts and a short one does not", () => {
  expect(firstHits("alde zucchini", 1)).toEqual(["people: Ada Alder"]);
  expect(firstHits("al zucchini", 1)).toEqual([]);
});

test("only the query’s words are highlighted in hits", () => {
  expect(find(findable, "who won against Gale in 2025").typed).toEqual(["gale", "2025"]);
  expect(find(findable, "who are we").typed).toEqual(["who", "are", "we"]);
  expect(find(findable, " ").typed).toEqual([]);
});

test("the search says when it shows partial matches", () => {
  expect(find(findable, "gale zucchini")).toMatchObject({ isPartial: true, fuzzyGroups: [] });
  for (const query of ["gale 2025", "when are tryouts", "gael", "zucchini", ""]) {
    expect(find(findable, query).isPartial, query).toBe(false);
  }
});

test("the last game is not found as a final if another round is the final", () => {
  const named = clubWith("", (text) =>
    text
      .replace(/(?<=opponent: breakwater, type: BRACKET.*)us:/g, "round: Final, us:")
      .replace(
        "opponent: drift, type: POOL, date: 2025-09-28",
        "opponent: drift, type: BRACKET, date: 2025-09-28",
      ),
  );
  expect(firstHits("regionals 2025 final", 1, makeFindable(named))).toEqual([
    "games: Boston Breakwater, Regionals 2025",
  ]);
});

test("a year alone does not answer for what was asked about it", () => {
  expect(firstHits("tryouts 2025", 1)).toEqual(["pages: Join"]);
});

test("photos of a year are on its News page, not in every story", () => {
  expect(found("photos 2025").map((group) => group.split(":")[0])).toEqual(["pages"]);
});

test("the winner of Badge Quest is who has the most badges, without pages that are only close", () => {
  expect(firstHits("badge quest winner 2025", 1)).toEqual(firstHits("most badges 2025", 1));
  const reasons = find(findable, "badge quest zucchini").groups.flatMap(({ hits }) => hits);
  expect(reasons.map(({ reason }) => reason)).not.toContain("closest page");
});

test("questions for sponsors and totals have the sponsors and the totals", () => {
  expect(found("who sponsors")).toEqual(found("sponsors"));
  expect(firstHits("overall record", 1)).toEqual(["pages: Records"]);
  expect(firstHits("how many players in total", 1)).toEqual(["pages: Players"]);
  for (const query of ["overall record", "how many players in total"]) {
    expect(find(findable, query).isPartial, query).toBe(false);
  }
});

test("a club can add search keywords to pages", () => {
  const own = makeFindable(clubWith("pageWords: { results: [heat sheet], badgeQuest: [Spiel] }"));
  expect(firstHits("heat sheet", 1, own)).toEqual(["pages: Results"]);
  expect(firstHits("schedule", 1, own)).toEqual(["pages: Results"]);
  expect(firstHits("spiel", 1, own)).toEqual(["pages: Badge Quest"]);
});

test("a missing page is not found by the club’s keywords", () => {
  const content = loadContent();
  const { tryouts, captainsEmail, ...site } = content.site;
  expect([tryouts, captainsEmail]).not.toContain(undefined);
  const without = makeFindable(openSources({ ...content, site: { ...site, socialLinks: [] } }));
  expect(firstHits("tryouts", 1, without)).toEqual([]);
});
