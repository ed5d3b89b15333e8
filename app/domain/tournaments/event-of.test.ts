import { expect, test } from "vitest";
import { eventOf, slugOf } from "#app/domain/tournaments.ts";

test("an event is what the files of its tournaments are called after the year", () => {
  expect(slugOf("2026-fog-bowl")).toBe("fog-bowl");
  expect(eventOf("2026-fog-bowl", {})).toBe("fog-bowl");
});

test("an event under a new name is the old one", () => {
  const events = { "fog-bowl-east": { sameAs: "fog-bowl" } };
  expect(eventOf("2026-fog-bowl-east", events)).toBe("fog-bowl");
});
