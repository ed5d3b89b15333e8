import { expect, test } from "vitest";
import { nameLines, titleLines } from "./lines.ts";

const long = "The Unreasonably Long-Winded Harbour Master of Passamaquoddy";

test("a name that its line holds stays in one", () => {
  expect(nameLines("Hartford Fathom", 0.06, 4)).toEqual(["Hartford Fathom"]);
});

test("a long name has as many lines as it needs, of like length", () => {
  expect(nameLines(long, 0.07, 4)).toEqual([
    "The Unreasonably",
    "Long-Winded Harbour",
    "Master of Passamaquoddy",
  ]);
  expect(nameLines(long, 0.045, 4)).toHaveLength(2);
});

test("there are never more lines than there is room for, and never more than words", () => {
  expect(nameLines(long, 1, 2)).toHaveLength(2);
  expect(nameLines("Llanfairpwllgwyngyll", 1, 4)).toEqual(["Llanfairpwllgwyngyll"]);
});

test("a title stands in two lines of like length", () => {
  expect(titleLines("Gather The Dew", 0.23)).toEqual(["Gather", "The Dew"]);
  expect(titleLines("Lantern", 0.23)).toEqual(["Lantern"]);
});

test("a title is one line where half of it would stay short of the edge", () => {
  expect(titleLines("On Course", 0.23)).toEqual(["On Course"]);
  expect(titleLines("On Course", 0.4)).toEqual(["On", "Course"]);
});
