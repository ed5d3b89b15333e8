import { afterEach, expect, test } from "vitest";
import { setDateStyle } from "#app/domain/dates/date-style.ts";
import { suggestDay } from "#app/content/suggestions.ts";

afterEach(() => setDateStyle({}));

test.each([
  ["July 9 2016", "2016-07-09"],
  ["July 9, 2016", "2016-07-09"],
  ["Sat, July 9th 2016", "2016-07-09"],
  ["Sept 3, 2021", "2021-09-03"],
  ["Sept. 3, 2021", "2021-09-03"],
  ["9 July 2016", "2016-07-09"],
  ["9. July 2016", "2016-07-09"],
  ["2016-7-9", "2016-07-09"],
  ["2016/07/09", "2016-07-09"],
  ["2016-07-09T10:00:00", "2016-07-09"],
  ["7/9/2016", "2016-07-09"],
  ["7/9/16", "2016-07-09"],
  ["Jul 17 2019 253:00 EDT", "2019-07-17"],
  ["2016-2-29", "2016-02-29"],
])("%s is read as %s", (written, day) => {
  expect(suggestDay(written)).toBe(day);
});

test.each([
  "soon",
  "2016-02-30",
  "2015-2-29",
  "1900-2-29",
  "13/13/2016",
  "Foo 9 2016",
  "July 2016",
])("%s has no suggestion", (written) => {
  expect(suggestDay(written)).toBeUndefined();
});

test("slashed dates have the club’s date order", () => {
  setDateStyle({ dates: "day-first" });
  expect(suggestDay("9/7/2016")).toBe("2016-07-09");
  expect(suggestDay("July 9, 2016")).toBe("2016-07-09");
});
