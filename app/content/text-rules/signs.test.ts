import { expect, test } from "vitest";
import { problemsAfter } from "#app/content/testing/small-content.ts";

// The signs that can be seen are in tests/examples.
test("a non-breaking space in an indent is named", () => {
  expect(problemsAfter(["players.yml", "  jersey: 8", "  jersey:\u00A08"])[0]?.remedy).toContain(
    "There is a non-breaking space: type a regular one.",
  );
});
