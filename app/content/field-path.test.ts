import { expect, test } from "vitest";
import { fieldIn, fieldLabel, fieldName, valueAt } from "./field-path.ts";

test("a path is spelled out, with entries counted from one", () => {
  expect(fieldLabel(["games", 2, "date"])).toBe("games 3, date");
  expect(fieldLabel([3, "link"])).toBe("entry 4, link");
  expect(fieldLabel(["updates", 0, "badges", 1])).toBe("updates 1, badges 2");
  expect(fieldLabel(["name", ""])).toBe('name, ""');
  expect(fieldLabel([])).toBe("the file");
});

test("a field’s name is the last step of its path", () => {
  expect(fieldName(["games", 2, "date"])).toBe("date");
  expect(fieldName(["players", 2])).toBe("players 3");
  expect(fieldName([2])).toBe("entry 3");
});

test("a log cell is named by its column, since the line gives the row", () => {
  expect(fieldIn("badge-quest/2019/awards.csv", [11, "time"])).toBe("time");
  expect(fieldIn("badge-quest/2019/awards.csv", [11])).toBe("the row");
  expect(fieldIn("seasons/2019/news.yml", [11])).toBe("entry 12");
});

test("a value is found by its path, but only if it is in the file", () => {
  expect(valueAt({ games: [{ us: 13 }] }, ["games", 0, "us"])).toBe(13);
  expect(valueAt({ games: [] }, ["games", 0, "us"])).toBeUndefined();
  expect(valueAt({}, ["constructor"])).toBeUndefined();
  expect(valueAt("text", ["length"])).toBeUndefined();
});
