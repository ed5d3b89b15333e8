import { expect, test } from "vitest";
import { isTied, placeText } from "#app/domain/tournaments.ts";

const nationals = { id: "2017-nationals", result: 9 };

test("a place is tied if the season’s finish says so for this tournament", () => {
  expect(placeText(nationals, "T9th Nationals")).toBe("T9th");
  expect(placeText(nationals, "9th Nationals")).toBe("9th");
  expect(placeText(nationals, "T9th Regionals")).toBe("9th");
  expect(placeText(nationals)).toBe("9th");
  expect(isTied({ id: "2017-nationals", result: 19 }, "T9th Nationals")).toBe(false);
});

test("without a place nothing is tied", () => {
  expect(placeText({ id: "2017-nationals" }, "T9th Nationals")).toBeUndefined();
});
