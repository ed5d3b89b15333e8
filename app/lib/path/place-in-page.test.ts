import { expect, test } from "vitest";
import { placeInPage } from "#app/lib/path.ts";

test("a hash names the place as it is written in the document", () => {
  expect(placeInPage("#games")).toBe("games");
  expect(placeInPage("#c%C3%B4te")).toBe("côte");
  expect(placeInPage("")).toBe("");
});

test("a hash that cannot be decoded is taken as it is", () => {
  expect(placeInPage("#%E0")).toBe("%E0");
  expect(placeInPage("#100%")).toBe("100%");
});
