import { expect, test } from "vitest";
import { eventOf, slugOf } from "#app/domain/tournaments.ts";

test("an event is its tournaments’ file name without the year", () => {
  expect(slugOf("2026-fog-bowl")).toBe("fog-bowl");
  expect(eventOf("2026-fog-bowl", {})).toBe("fog-bowl");
});

test("a renamed event is the same event", () => {
  const events = { "fog-bowl-east": { sameAs: "fog-bowl" } };
  expect(eventOf("2026-fog-bowl-east", events)).toBe("fog-bowl");
});
