import { expect, test } from "vitest";
import { nameLines, titleLines } from "./lines.ts";

// Numbers are the least, or greatest, height of capitals as a share of the width, and the most lines.
const long = "The Unreasonably Long-Winded Harbour Master of Passamaquoddy";

test("a name that fits one line stays on one line", () => {
  expect(nameLines("Hartford Fathom", 0.06, 4)).toEqual(["Hartford Fathom"]);
});

test("a long name has as many lines as it needs, of similar length", () => {
  expect(nameLines(long, 0.07, 4)).toEqual([
    "The Unreasonably",
    "Long-Winded Harbour",
    "Master of Passamaquoddy",
  ]);
  expect(nameLines(long, 0.045, 4)).toHaveLength(2);
});

test("a name never has more lines than there is room for, or than it has words", () => {
  expect(nameLines(long, 1, 2)).toHaveLength(2);
  expect(nameLines("Llanfairpwllgwyngyll", 1, 4)).toEqual(["Llanfairpwllgwyngyll"]);
});

test("a title has two lines of similar length", () => {
  expect(titleLines("Gather The Dew", 0.23)).toEqual(["Gather", "The Dew"]);
  expect(titleLines("Lantern", 0.23)).toEqual(["Lantern"]);
});

test("a title is one line if half of it would not fill the width", () => {
  expect(titleLines("On Course", 0.23)).toEqual(["On Course"]);
  expect(titleLines("On Course", 0.4)).toEqual(["On", "Course"]);
});
