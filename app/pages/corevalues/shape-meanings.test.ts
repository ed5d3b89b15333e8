import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { shapeMeanings } from "./shape-meanings.ts";

const record = buildRecord(loadContent());

test("each value has its ink", () => {
  expect(shapeMeanings(record).map(({ name, ink }) => `${name} ${ink}`)).toEqual([
    "Brain plate1",
    "Effort deepSun",
    "Skill plate2",
    "Character plate3",
  ]);
});

test("the badges of the values add up to the set of the current edition", () => {
  const counts = shapeMeanings(record).map(({ badges }) => Number.parseInt(badges ?? "0", 10));
  const total = counts.reduce((sum, count) => sum + count, 0);
  expect(total).toBe(record.shownEdition?.activated.length);
});

test("each slider says which circle it sets, and the last one that it pulls them together", () => {
  expect(shapeMeanings(record).map(({ key, hint }) => `${key}: ${hint}`)).toEqual([
    "brain: Sets the upper circle.",
    "effort: Sets the left circle.",
    "skill: Sets the right circle.",
    "character: Pulls the three together.",
  ]);
});

test("with six values the sliders name five circles, counterclockwise from the top", () => {
  const [first, ...others] = record.club.coreValues;
  if (first === undefined) throw new Error("The club has no core values.");
  const six = [first, ...others, { ...first, name: "Luck" }, { ...first, name: "Fair play" }];
  expect(
    shapeMeanings({ ...record, club: { ...record.club, coreValues: six } }).map(({ hint }) => hint),
  ).toEqual([
    "Sets the upper circle.",
    "Sets the left circle.",
    "Sets the lower left circle.",
    "Sets the lower right circle.",
    "Sets the right circle.",
    "Pulls the five together.",
  ]);
});

test("without Badge Quest no badges are named", () => {
  expect(shapeMeanings({ ...record, shownEdition: undefined }).map(({ badges }) => badges)).toEqual(
    [undefined, undefined, undefined, undefined],
  );
});
