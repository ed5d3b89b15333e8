import { expect, test } from "vitest";
import { placeInPage } from "#app/lib/path.ts";

test("a hash is decoded to an element’s id", () => {
  expect(placeInPage("#games")).toBe("games");
  expect(placeInPage("#c%C3%B4te")).toBe("côte");
  expect(placeInPage("")).toBe("");
});

test("an invalid hash is used as it is", () => {
  expect(placeInPage("#%E0")).toBe("%E0");
  expect(placeInPage("#100%")).toBe("100%");
});
