import { expect, test } from "vitest";
import { socialLetters } from "#app/lib/text.ts";

test("social networks have letters, e-mail has none", () => {
  const names = ["facebook", "twitter", "instagram", "email"];
  expect(names.map(socialLetters)).toEqual(["f", "t", "ig", undefined]);
});
