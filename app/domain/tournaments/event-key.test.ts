import { expect, test } from "vitest";
import { findEventKey, stripYear } from "#app/domain/tournaments.ts";

test("an event is its tournaments’ file name without the year", () => {
  expect(stripYear("2026-fog-bowl")).toBe("fog-bowl");
  expect(findEventKey("2026-fog-bowl", {})).toBe("fog-bowl");
});

test("a renamed event is the same event", () => {
  const events = { "fog-bowl-east": { sameAs: "fog-bowl" } };
  expect(findEventKey("2026-fog-bowl-east", events)).toBe("fog-bowl");
});
