import { expect, test } from "vitest";
import { placeholdersIn, type Portrait } from "./placeholders.ts";

const silhouette = [200, 200, 120, 120, 200, 200, 120, 120];

const portrait = (person: string, look: readonly number[], season = 2019): Portrait => ({
  person,
  file: `cote-sauvage-${season}/${person}.jpg`,
  look,
});

test("a picture shared by several people is a placeholder for each of them", () => {
  const almostSame = silhouette.map((field) => field + 3);
  const { files, problems } = placeholdersIn([
    portrait("alder", silhouette),
    portrait("ek", almostSame),
    portrait("berg", [10, 200, 30, 90, 120, 60, 250, 40]),
    portrait("ek", silhouette, 2018),
  ]);
  expect(files).toEqual(
    new Set([
      "cote-sauvage-2019/alder.jpg",
      "cote-sauvage-2019/ek.jpg",
      "cote-sauvage-2018/ek.jpg",
    ]),
  );
  expect(problems).toEqual([
    {
      file: "cote-sauvage-2018/ek.jpg",
      cause: "The portraits of alder and ek are the same picture.",
      remedy:
        "It looks like a placeholder, so it is not shown. Replace it with a portrait of this person alone, or delete it.",
    },
  ]);
});

test("one person may have the same portrait in two seasons", () => {
  const twice = [portrait("alder", silhouette), portrait("alder", silhouette, 2018)];
  expect(placeholdersIn(twice)).toEqual({ files: new Set(), problems: [] });
});

test("different people in front of the same wall are different pictures", () => {
  const wall = [220, 220, 220, 220];
  const people = [portrait("alder", [...wall, 90, 140]), portrait("ek", [...wall, 130, 140])];
  expect(placeholdersIn(people).problems).toEqual([]);
});

test("a portrait with hardly any contrast is a placeholder", () => {
  const { files, problems } = placeholdersIn([portrait("alder", [200, 210, 205, 200])]);
  expect([...files]).toEqual(["cote-sauvage-2019/alder.jpg"]);
  expect(problems[0]?.cause).toBe("This portrait of alder has almost no contrast.");
});
