import { UNITED_STATES } from "#app/domain/places/united-states.ts";
import { expect, test } from "vitest";
import { homeStates, picturedStates } from "#app/domain/fifty-plates.ts";

const codes = (...regions: string[]) => homeStates(regions, UNITED_STATES).map(({ code }) => code);
/** Plates in the picture, in a country with at most this many states. */
const pictured = (regions: string[], most = Number.POSITIVE_INFINITY) =>
  picturedStates(regions, { ...UNITED_STATES, list: UNITED_STATES.list.slice(0, most) })
    .map(({ code }) => code)
    .join(" ");

test("a club’s regions are its home plates, in order", () => {
  expect(codes("Vermont", "Maine")).toEqual(["VT", "ME"]);
});

test("a region that is not a state has no plate", () => {
  expect(codes("Nova Scotia", "Maine")).toEqual(["ME"]);
  expect(codes("Bretagne")).toEqual([]);
});

test("a picture shows the club’s states and the map’s corner states, each once", () => {
  expect(pictured(["Maine", "Vermont", "Ohio"])).toBe("ME VT AK HI TX FL");
  expect(pictured(["Alaska", "Maine", "Vermont"])).toBe("ME VT AK HI TX FL");
});

test("a club with fewer states gets others from the middle of the map", () => {
  expect(pictured(["Maine"])).toBe("ME IL AK HI TX FL");
  expect(pictured([])).toBe("IL KY AK HI TX FL");
});

test("a small country shows every plate once", () => {
  expect(pictured([], 2)).toBe("AK AL");
  expect(pictured([], 0)).toBe("");
});
