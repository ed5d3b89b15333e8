import { expect, test } from "vitest";
import { address, pageNames, pathOf, paths, placeAt } from "./paths.ts";

test("an address without a query is the path alone", () => {
  expect(paths.results()).toBe("/results");
  expect(address("/results", {})).toBe("/results");
});

test("a query holds what is set, in a fixed order, and leaves out the rest", () => {
  expect(paths.results({ season: "cote-sauvage-2019", q: "heist", tournament: "2019-esc" })).toBe(
    "/results?season=cote-sauvage-2019&q=heist&tournament=2019-esc",
  );
  expect(paths.results({ season: undefined, q: "" })).toBe("/results");
});

test("what a visitor types is escaped in the address", () => {
  expect(paths.news({ q: "a&b=c é?#" })).toBe("/news?q=a%26b%3Dc+%C3%A9%3F%23");
});

test("every page is found at its path, with or without a trailing slash", () => {
  for (const name of pageNames) {
    const path = pathOf({ name, params: {} });
    expect(path).toBe(paths[name]());
    expect(placeAt(path)?.name).toBe(name);
    expect(placeAt(`${path}/`)?.name).toBe(name);
  }
});

test("an unknown address is no page", () => {
  for (const path of ["/nope", "/results/2019", "/Results", "", "/resultsx"]) {
    expect(placeAt(path)).toBeUndefined();
  }
});
