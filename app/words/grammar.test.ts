import { expect, test } from "vitest";
import { enumerate, fileSize, ordinal, ordinalSuffix, withArticle } from "./grammar.ts";

test("a division has the article that its pronunciation needs", () => {
  expect(["open club", "mixed club", "women’s club", "U24 team"].map(withArticle)).toEqual([
    "an open club",
    "a mixed club",
    "a women’s club",
    "a U24 team",
  ]);
});

test("the last word of a list follows “and”", () => {
  expect(enumerate([])).toBe("");
  expect(enumerate(["Brain"])).toBe("Brain");
  expect(enumerate(["Brain", "Effort"])).toBe("Brain and Effort");
  expect(enumerate(["Brain", "Effort", "Skill"])).toBe("Brain, Effort and Skill");
});

test("a size has the unit that keeps it short", () => {
  expect([0, 812, 1000, 183_400, 2_449_000].map(fileSize)).toEqual([
    "0 bytes",
    "812 bytes",
    "1 KB",
    "183 KB",
    "2.4 MB",
  ]);
});

test("ordinals follow the last digit", () => {
  expect([1, 2, 3, 4, 10, 21, 22, 23, 101].map(ordinal)).toEqual([
    "1st",
    "2nd",
    "3rd",
    "4th",
    "10th",
    "21st",
    "22nd",
    "23rd",
    "101st",
  ]);
});

test("11 to 13 of every hundred end in th", () => {
  const teens = [11, 12, 13, 111, 112, 113, 1011, 1012, 1013];
  expect(new Set(teens.map(ordinalSuffix))).toEqual(new Set(["th"]));
});

test("zero is 0th", () => {
  expect(ordinal(0)).toBe("0th");
});
