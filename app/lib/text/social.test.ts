import { expect, test } from "vitest";
import { socialLabel, socialLetters } from "./social.ts";

test("social networks have letters, e-mail has none", () => {
  const names = ["facebook", "twitter", "instagram", "email"];
  expect(names.map(socialLetters)).toEqual(["f", "t", "ig", undefined]);
});

test("a team is on a network, but written to by e-mail", () => {
  expect(socialLabel("instagram", "Kelp")).toBe("Kelp on Instagram");
  expect(socialLabel("email", "Kelp")).toBe("Email Kelp");
});
