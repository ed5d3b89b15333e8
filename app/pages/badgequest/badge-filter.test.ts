import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/routes/sources.ts";
import { filterIn, groupBadges, haveChoices } from "./badge-filter.ts";
import { route } from "./load.ts";
import { addBadges } from "./selection.ts";

const { editions, badges, values } = route.load(openSources(loadContent()), {}).data;
const [{ quest: edition, log }] = editions;
const quest = addBadges(edition, badges);

function groups(asked: Parameters<typeof filterIn>[0]) {
  return groupBadges(quest, log, filterIn(asked, values)).map((group) =>
    [group.name, ...group.badges.map(({ id }) => id)].join(" "),
  );
}

test("without a filter badges are sorted by update", () => {
  expect(groups({})).toEqual([
    "Release 1 LOW_TIDE BUCKET_LIST KNOTTY",
    "Release 2 GOOD_NEIGHBOR FIFTY_PLATES UNWON",
  ]);
});

test("core value and earned filter the list; an update without matches is omitted", () => {
  expect(groups({ value: "brain" })).toEqual(["Release 1 LOW_TIDE", "Release 2 FIFTY_PLATES"]);
  expect(groups({ have: "open" })).toEqual(["Release 2 UNWON"]);
  expect(groups({ value: "effort", have: "open" })).toEqual([]);
});

test("the rarest badges come first, by number of holders", () => {
  expect(groups({ order: "rare" })).toEqual([
    "Held by 1 person BUCKET_LIST GOOD_NEIGHBOR",
    "Held by 2 to 5 LOW_TIDE KNOTTY FIFTY_PLATES",
    "Earned by nobody UNWON",
  ]);
});

test("guests do not make a badge less rare, and a badge earned only by a guest is not unearned", () => {
  const guests = quest.people.map((person) => ({ ...person, isGuest: true as const }));
  const filter = filterIn({ order: "rare" }, values);
  const names = groupBadges({ ...quest, people: guests }, log, filter).map(({ name }) => name);
  expect(names).toEqual(["Held by 1 person", "Earned by nobody"]);
});

test("unknown filters in the URL are ignored", () => {
  expect(filterIn({ value: "luck", have: "maybe", order: "odd" }, values)).toEqual({});
  expect(groups({ value: "luck" })).toEqual(groups({}));
});

test("each option shows its count", () => {
  expect(haveChoices(quest.badges).map(({ label }) => label)).toEqual([
    "All: 5 earned, 1 not",
    "5 badges earned",
    "1 badge not earned",
  ]);
});

const asked = (value: string) => filterIn({ value }, ["Wind", "Fair play", "勇気"]).value;

test("a value of any name is filtered by its key", () => {
  expect(["fair-play", "value-3", "brain"].map(asked)).toEqual(["Fair play", "勇気", undefined]);
});
