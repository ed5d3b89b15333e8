import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/routes/sources.ts";
import { filterIn, groupBadges, haveChoices } from "./badge-filter.ts";
import { route } from "./load.ts";
import { addBadges } from "./selection.ts";

const { editions, badges, values } = route.load(openSources(loadContent()), {}).data;
const [{ quest: edition, log }] = editions;
const quest = addBadges(edition, badges);

function listGroups(asked: Parameters<typeof filterIn>[0]) {
  return groupBadges(quest, log, filterIn(asked, values)).map((group) =>
    [group.name, ...group.badges.map(({ id }) => id)].join(" "),
  );
}

test("without a filter badges are in groups by release", () => {
  expect(listGroups({})).toEqual([
    "Release 1 LOW_TIDE BUCKET_LIST KNOTTY",
    "Release 2 GOOD_NEIGHBOR FIFTY_PLATES UNWON",
  ]);
});

test("badges are filtered by core value and by whether they were earned, and empty groups are left out", () => {
  expect(listGroups({ value: "brain" })).toEqual(["Release 1 LOW_TIDE", "Release 2 FIFTY_PLATES"]);
  expect(listGroups({ have: "open" })).toEqual(["Release 2 UNWON"]);
  expect(listGroups({ value: "effort", have: "open" })).toEqual([]);
});

test("in order of rarity, badges are in groups by their number of holders, unearned ones last", () => {
  expect(listGroups({ order: "rare" })).toEqual([
    "Held by 1 person BUCKET_LIST GOOD_NEIGHBOR",
    "Held by 2 to 5 LOW_TIDE KNOTTY FIFTY_PLATES",
    "Earned by nobody UNWON",
  ]);
});

test("guests do not make a badge less rare, but a badge that only guests earned is earned", () => {
  const guests = quest.people.map((person) => ({ ...person, isGuest: true as const }));
  const filter = filterIn({ order: "rare" }, values);
  const names = groupBadges({ ...quest, people: guests }, log, filter).map(({ name }) => name);
  expect(names).toEqual(["Held by 1 person", "Earned by nobody"]);
});

test("unknown filters in the URL are ignored", () => {
  expect(filterIn({ value: "luck", have: "maybe", order: "odd" }, values)).toEqual({});
  expect(listGroups({ value: "luck" })).toEqual(listGroups({}));
});

test("each option of the filter shows its number of badges", () => {
  expect(haveChoices(quest.badges).map(({ label }) => label)).toEqual([
    "All: 5 earned, 1 not",
    "5 badges earned",
    "1 badge not earned",
  ]);
});

test.each([
  ["fair-play", "Fair play"],
  ["value-3", "勇気"],
  ["brain", undefined],
])("“%s” in the URL is the club’s core value %s", (key, name) => {
  expect(filterIn({ value: key }, ["Wind", "Fair play", "勇気"]).value).toBe(name);
});
