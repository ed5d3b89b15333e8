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

/** Each group as "kind: title, title". */
const listGroups = (groups: readonly Group[]) =>
  groups.map(({ kind, hits }) => `${kind}: ${hits.map(({ entry }) => entry.title).join(", ")}`);

const groupsFor = (query: string, index: Findable = findable) =>
  listGroups(find(index, query).groups);

/** The club's index with a change of the entry that has a title. */
function withEntry(
  title: string,
  change: { readonly title?: string; readonly last?: string; readonly hiddenKeywords?: string },
): Findable {
  const entries = findable.entries.map((entry) =>
    entry.title === title ? Object.assign({}, entry, change) : entry,
  );
  return { ...findable, entries };
}

test("a team and a year find their games, with the season, the tournament and the team", () => {
  expect(groupsFor("gale 2025")).toEqual([
    "games: Albany Gale",
    "seasons: Côte Sauvage 2025",
    "tournaments: Fog Bowl 2025",
    "opponents: Albany Gale",
  ]);
});

test("games found have their record above them, and each its day and round", () => {
  const [games] = find(findable, "gale 2025").groups;
  expect(games?.note).toBe("1–0 in 1 game");
  expect(games?.hits[0]?.entry).toMatchObject({ detail: "Sun, Jun 15, last game" });
});

test("a finishing place finds the tournaments that ended with it, and no others", () => {
  const group = find(findable, "1st").groups.find(({ kind }) => kind === "tournaments");
  const places = group?.hits.map(({ entry }) => (entry.kind === "tournaments" ? entry.place : ""));
  expect(places).toEqual(["1st", "1st"]);
});

test("a person with a whole word ranks above games with only the beginning of it", () => {
  // "Fog" is the Fog Bowl, and "Ga" the beginning of Gale.
  expect(find(findable, "fog ga").groups[0]?.kind).toBe("games");
  const index = withEntry("Cleo Cedar", { hiddenKeywords: "Fog-Ga" });
  const kinds = find(index, "fog ga").groups.map(({ kind }) => kind);
  expect(kinds.slice(0, 2)).toEqual(["people", "games"]);
});

test("a city is found by its nickname", () => {
  const { corrected, groups } = find(withEntry("Rockland", { title: "Philadelphia" }), "philly");
  expect(corrected).toBe("philadelphia");
  expect(listGroups(groups)).toEqual(["places: Philadelphia"]);
});

test("a city’s nickname stays as typed if it is the name of another place", () => {
  const { corrected, groups } = find(withEntry("Rockland", { title: "Philly" }), "philly");
  expect(corrected).toBeUndefined();
  expect(listGroups(groups)).toEqual(["places: Philly"]);
});

test("a person’s whole last name ranks above a badge that begins with it", () => {
  const index = withEntry("Low Tide", { title: "Gorse Horse" });
  expect(groupsFor("gorse", index)).toEqual(["people: Gwen Gorse", "badges: Gorse Horse"]);
});

test("the beginning of a person’s name ranks above another person’s badge that begins so", () => {
  // Gwen Gorse earned the badge Low Tide.
  const index = withEntry("Kaia Kelpie", { last: "Lowell", title: "Gwen Lowell" });
  const people = (query: string) => groupsFor(query, index)[0];
  expect(people("gwen lo")).toBe("people: Gwen Lowell, Gwen Gorse");
  expect(people("gwen low")).toBe("people: Gwen Lowell, Gwen Gorse");
  expect(people("gwen low t")).toBe("people: Gwen Gorse");
});

test("a last name of two letters ranks above names that begin with them", () => {
  const groups = groupsFor("lo", withEntry("Gwen Gorse", { last: "Lo", title: "Gwen Lo" }));
  expect(groups[0]).toMatch(/^people: Gwen Lo\b/);
  expect(groups.join()).toContain("Low Tide");
});

test.each(["maine", "me"])("“%s” finds the places in that state", (query) => {
  expect(groupsFor(query)).toContain("places: Eastport, Portland, Rockland");
});

test("a typed name of a state is known by its code; hits in the state alone are not", () => {
  expect(find(findable, "maine").state).toBe("ME");
  // Every Fog Bowl is in Maine.
  expect(find(findable, "fog").state).toBeUndefined();
});

test.each([
  { by: "nickname", query: "shingle", name: "Cleo Cedar" },
  { by: "number", query: "99", name: "Inês Lopes" },
  { by: "name without accents", query: "aberg", name: "Åsa Åberg" },
  { by: "role and name", query: "captain nunez", name: "Begoña Núñez" },
])("a person is found by her $by", ({ query, name }) => {
  expect(groupsFor(query)).toEqual([`people: ${name}`]);
});

test("a position and a year find who played there then", () => {
  // The season of 2023 had one player, a handler.
  expect(groupsFor("handler 2023")[0]).toBe("people: Wilhelmina-Josephine Abernathy-Fitzwilliam");
});

test("a number finds the person who wears it before those whose numbers begin with it", () => {
  expect(find(findable, "1").groups[0]?.hits[0]?.entry.title).toBe("Li O");
});

test("a word of four letters with a typo finds close matches, and no exact ones", () => {
  const { groups, fuzzyGroups } = find(findable, "gael");
  expect(groups).toEqual([]);
  expect(listGroups(fuzzyGroups)[0]).toBe("opponents: Albany Gale");
});

test("the beginning of a name is no typo of it", () => {
  expect(find(findable, "alde").fuzzyGroups).toEqual([]);
});

test("a year without anything finds nothing, although other years differ by one digit", () => {
  expect(find(findable, "2029").count).toBe(0);
});

test("a page with exactly the typed name ranks first", () => {
  expect(groupsFor("records")[0]).toMatch(/^pages: Records/);
});

test("a person shown by initials is found only by her initials", () => {
  expect(groupsFor("o. q.")).toEqual(["people: O. Q."]);
  for (const privateName of ["ottoline", "quexford", "plover"]) {
    expect(groupsFor(privateName), privateName).toEqual([]);
  }
});

/** The first hits, best first, as "kind: title", with the matching fact or the detail. */
function firstHits(query: string, most = 3, index: Findable = findable): string[] {
  const { groups, fuzzyGroups } = find(index, query);
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
])("“%s” finds what it asks for first", (query, hits) => {
  const most = Math.max(1, hits.length);
  expect(firstHits(query, most)).toEqual(hits);
});

test.each(["gorse badge", "gorse low tide"])(
  "“%s” links to the badges on the person’s page",
  (query) => {
    const hit = find(findable, query).groups[0]?.hits[0];
    expect(hit).toMatchObject({ entry: { title: "Gwen Gorse" }, section: "#badge-quest" });
  },
);

test("a person found by name alone links to the top of her page", () => {
  const hit = find(findable, "gorse").groups[0]?.hits[0];
  expect(hit?.entry.title).toBe("Gwen Gorse");
  expect(hit?.section).toBeUndefined();
});

test("tournaments and opponents of the games found say how many there are", () => {
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

/** Details of the seasons that a query finds. */
const seasonDetails = (query: string) =>
  find(findable, query)
    .groups.filter(({ kind }) => kind === "seasons")
    .flatMap(({ hits }) => hits.map(({ detail }) => detail));

test("up to three people of a year bring its season, which names them", () => {
  expect(seasonDetails("wilhelmina cedar lopes 2025")).toEqual([
    "with Wilhelmina-Josephine Abernathy-Fitzwilliam, Inês Lopes and Cleo Cedar",
  ]);
});

test.each(["handler 2025", "lopes"])(
  "“%s” brings no season: it needs a year and few people",
  (query) => {
    expect(seasonDetails(query)).toEqual([]);
  },
);

/** Starts of the headlines that a search for the Fog Bowl of 2025 finds. */
function findFogBowlStories(index: Findable): string[] {
  return find(index, "fog bowl 2025")
    .groups.filter(({ kind }) => kind === "news")
    .flatMap(({ hits }) => hits.map(({ entry }) => entry.title.slice(0, 17)));
}

test("a story is found by the name of its tournament, which its headline need not have", () => {
  expect(findFogBowlStories(findable)).toEqual([]);
  const withTournament = clubWith("", (text) =>
    text.replace("link: https://gazette.example/long\n", "$&  tournament: 2025-fog-bowl\n"),
  );
  expect(findFogBowlStories(makeFindable(withTournament))).toEqual(["A title that goes"]);
});

test("typed words that nothing on the site has are listed", () => {
  expect(find(findable, "shop").unknown).toEqual(["shop"]);
  expect(find(findable, "who scored most").unknown).toEqual(["scored", "most"]);
  expect(find(findable, "lopes zucchini 2025").unknown).toEqual(["zucchini"]);
  expect(find(findable, "gale fog").unknown).toEqual([]);
});

test("while a name is typed, no person comes first whose name does not begin so", () => {
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

test.each(["people", "opponents", "seasons"] as const)(
  "of all %s, each comes first in a search for its full name",
  (kind) => {
    const titles = findable.entries
      .filter((entry) => entry.kind === kind)
      .map(({ title }) => title);
    expect(titles).not.toEqual([]);
    const first = titles.map((title) => find(findable, title).groups[0]?.hits[0]?.entry.title);
    expect(first).toEqual(titles);
  },
);

test("beside a word without a match, a name counts by three or more of its first letters", () => {
  expect(firstHits("ald zucchini", 1)).toEqual(["people: Ada Alder"]);
  expect(firstHits("al zucchini", 1)).toEqual([]);
});

test("hits mark the words that name something, or all words of a query without such words", () => {
  expect(find(findable, "who won against Gale in 2025").typed).toEqual(["gale", "2025"]);
  expect(find(findable, "who are we").typed).toEqual(["who", "are", "we"]);
  expect(find(findable, " ").typed).toEqual([]);
});

test("results are partial only if hits have some of the words, and none has all", () => {
  expect(find(findable, "gale zucchini")).toMatchObject({ isPartial: true, fuzzyGroups: [] });
  for (const query of ["gale 2025", "when are tryouts", "gael", "zucchini", ""]) {
    expect(find(findable, query).isPartial, query).toBe(false);
  }
});

test("the last game of a tournament is no final if another game is called the final", () => {
  // Drift was the last game of the Regionals of 2025, and a win; only its type keeps it from being the final.
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

test("a question with a year is about its other words first: tryouts of a year are tryouts", () => {
  expect(firstHits("tryouts 2025", 1)).toEqual(["pages: Join"]);
});

test("photos of a year are on its News page, not in every story", () => {
  expect(groupsFor("photos 2025").map((group) => group.split(":")[0])).toEqual(["pages"]);
});

test.each(["badge quest winner 2025", "most badges 2025"])(
  "“%s” finds who earned most badges that year",
  (query) => {
    expect(firstHits(query, 1)).toEqual(["people: Li O, Most badges: 4 badges in 2025"]);
  },
);

test("no page is offered as the closest while hits have some of the words", () => {
  const hits = find(findable, "badge quest zucchini").groups.flatMap((group) => group.hits);
  expect(hits).not.toEqual([]);
  expect(hits.filter(({ reason }) => reason === "closest page")).toEqual([]);
});

test("“who sponsors” finds the same as “sponsors”", () => {
  expect(groupsFor("sponsors").join()).toContain("Kelp");
  expect(groupsFor("who sponsors")).toEqual(groupsFor("sponsors"));
});

test.each([
  ["overall record", "pages: Records"],
  ["how many players in total", "pages: Players"],
])("“%s” finds the page with the total, with all its words", (query, page) => {
  expect(firstHits(query, 1)).toEqual([page]);
  expect(find(findable, query).isPartial).toBe(false);
});

test("a club’s own keywords find a page, beside the usual ones", () => {
  const index = makeFindable(clubWith("pageWords: { results: [heat sheet], badgeQuest: [Spiel] }"));
  expect(firstHits("heat sheet", 1, index)).toEqual(["pages: Results"]);
  expect(firstHits("schedule", 1, index)).toEqual(["pages: Results"]);
  expect(firstHits("spiel", 1, index)).toEqual(["pages: Badge Quest"]);
});

test("a page that the club does not have is not found by its keywords", () => {
  const content = loadContent();
  const { tryouts, captainsEmail, ...site } = content.site;
  expect([tryouts, captainsEmail]).not.toContain(undefined);
  // Without tryouts and a contact there is no Join page.
  const index = makeFindable(openSources({ ...content, site: { ...site, socialLinks: [] } }));
  expect(firstHits("tryouts", 1, index)).toEqual([]);
});
