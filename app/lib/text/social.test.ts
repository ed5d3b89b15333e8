import { expect, test } from "vitest";
import { socialLetters } from "#app/lib/text.ts";

test("social networks have letters, email has none", () => {
  const names = ["facebook", "twitter", "instagram", "email"];
  expect(names.map(socialLetters)).toEqual(["f", "t", "ig", undefined]);
});

test("any other network has letters from its name", () => {
  const names = ["YouTube", "TikTok", "Bluesky", "x", "Instagram", "Éire Play"];
  expect(names.map(socialLetters)).toEqual(["yt", "tt", "b", "x", "ig", "ép"]);
});
