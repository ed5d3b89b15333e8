import { expect, test } from "vitest";
import { shortDate } from "./short-date.ts";

test("a short date has three letters of the month and the day", () => {
  expect(shortDate("2019-07-07")).toBe("Jul 7");
  expect(shortDate("2019-10-24")).toBe("Oct 24");
});
