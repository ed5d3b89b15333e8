import { expect, test } from "vitest";
import { pageNames, pagePaths } from "#app/paths.ts";
import { movedTo } from "./moved.ts";

test("a page is found by its other forms", () => {
  expect(movedTo("/results/")).toBe("/results");
  expect(movedTo("/results//")).toBe("/results");
  expect(movedTo("/roster2019.html")).toBe("/roster2019");
  expect(movedTo("/index.html")).toBe("/");
  expect(movedTo("/index")).toBe("/");
});

test("names that others use lead to ours", () => {
  expect(movedTo("/favicon.ico")).toBe("/favicon.png");
  expect(movedTo("/security.txt")).toBe("/.well-known/security.txt");
});

test("an address that is right already has not moved", () => {
  const right = pageNames.map((name) => pagePaths[name]);
  expect(right.filter((path) => movedTo(path) !== undefined)).toEqual([]);
});

test("nothing else is taken for a page", () => {
  const others = ["/resultsx/", "/results/2019/", "/no/results/", "/results.htm", "/assets/", "//"];
  expect(others.filter((path) => movedTo(path) !== undefined)).toEqual([]);
});
