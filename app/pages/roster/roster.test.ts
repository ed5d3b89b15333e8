import { expect, test } from "vitest";
import { itemAt } from "#app/lib/list.ts";
import { queryReader } from "#app/lib/path.ts";
import { sources, teams } from "#tests/support/club.ts";
import { attribute } from "#tests/support/html.ts";
import { named, pageAt, texts } from "#tests/support/page-at.ts";
import { readSelection } from "./selection.ts";
import { shapeSeasons } from "./shape-roster.ts";

const formerIds = undefined;
const first = itemAt(
  teams,
  teams.findIndex(({ year }) => year === 2026),
);

const select2026 = (query: string) => {
  const roster = { seasons: teams, defaultTeam: first, formerIds };
  const { season, view, person, notice } = readSelection(roster, teams, queryReader(query));
  return [season.year, view, person?.id, notice].join(" ").trim();
};

test.each([
  ["", "2026 roster abernathy-fitzwilliam"],
  ["season=cote-sauvage-2024", "2024 roster abernathy-fitzwilliam"],
  ["season=cote-sauvage-2024&view=player&player=cedar", "2024 player cedar"],
  ["view=player", "2026 player abernathy-fitzwilliam"],
  ["view=constructor", "2026 roster abernathy-fitzwilliam"],
  ["view=list&player=cedar", "2026 list abernathy-fitzwilliam"],
  [
    "season=cote-sauvage-1999",
    "2026 roster abernathy-fitzwilliam That season is not in the record. This is Côte Sauvage 2026.",
  ],
  [
    "view=player&player=cedar",
    "2026 player abernathy-fitzwilliam Cleo Cedar is not on the roster of Côte Sauvage 2026. This is Wilhelmina-Josephine Abernathy-Fitzwilliam.",
  ],
  [
    "view=player&player=toString",
    "2026 player abernathy-fitzwilliam That player is not on the roster of Côte Sauvage 2026. This is Wilhelmina-Josephine Abernathy-Fitzwilliam.",
  ],
])("the address with “%s” selects “%s”", (query, selected) => {
  expect(select2026(query)).toBe(selected);
});

test("a season without people has nobody selected", () => {
  const empty = { ...first, members: [] };
  const roster = { seasons: [empty], defaultTeam: empty, formerIds };
  expect(readSelection(roster, [empty], queryReader("")).person).toBeUndefined();
});

test("players come before coaches, each with the sheets of the season’s formats", () => {
  const sheets: string[] = [];
  const dressed = shapeSeasons(sources.record, ({ href }) => {
    sheets.push(href);
    return href;
  });
  for (const { members, busts } of dressed) {
    const numbers = members.map(({ number }) => number);
    const players = numbers.filter((number) => number !== "C");
    expect(numbers.slice(0, players.length)).toEqual(players);
    const prints = members.flatMap((member) => Object.values(member.prints));
    expect(sheets).toEqual(expect.arrayContaining([busts, ...prints]));
    expect(prints.length).toBeGreaterThanOrEqual(members.length);
  }
});

test("the default season, the default view and the first player are left out of addresses", async () => {
  const page = await pageAt("/roster?season=cote-sauvage-2024&view=player&player=cedar");
  const href = (label: string) => attribute(named(page, "main a", label), "href");
  expect(href("Roster")).toBe("/roster?season=cote-sauvage-2024&player=cedar");
  expect(href("List")).toBe("/roster?season=cote-sauvage-2024&view=list&player=cedar");
});

test("the printed sheet is in order of numbers, then people without one, coaches last", async () => {
  const page = await pageAt("/roster?season=cote-sauvage-2024");
  const numbers = texts(page, "table tbody tr").map((row) => /^(?:\d+|C)?/.exec(row)?.[0] ?? "");
  const known = numbers.filter((number) => /\d/.test(number)).map(Number);
  expect(known).toEqual(known.toSorted((a, b) => a - b));
  expect(numbers.slice(known.length)).toEqual(numbers.slice(known.length).toSorted());
});
