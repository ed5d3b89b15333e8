import { expect, test } from "vitest";
import { homeStates, twoHomePlates } from "./home-states.ts";

const codes = (...regions: string[]) => homeStates(regions).map(({ code }) => code);

test("a club's regions are its plates, in its own order", () => {
  expect(codes("Vermont", "Maine")).toEqual(["VT", "ME"]);
});

test("a region that is no state has no plate", () => {
  expect(codes("Nova Scotia", "Maine")).toEqual(["ME"]);
  expect(codes("Bretagne")).toEqual([]);
});

test("a picture shows the club's states, others where it has fewer, and none twice", () => {
  expect(twoHomePlates(["Maine", "Vermont", "Ohio"], ["AK"])).toEqual(["ME", "VT"]);
  expect(twoHomePlates(["Alaska", "Maine"], ["AK"])).toEqual(["ME", "CO"]);
  expect(twoHomePlates([], ["AK"])).toEqual(["CO", "KS"]);
});
