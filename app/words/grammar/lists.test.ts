import { expect, test } from "vitest";
import { enumerate } from "./lists.ts";

test("the last word of a list follows “and”", () => {
  expect(enumerate([])).toBe("");
  expect(enumerate(["Brain"])).toBe("Brain");
  expect(enumerate(["Brain", "Effort"])).toBe("Brain and Effort");
  expect(enumerate(["Brain", "Effort", "Skill"])).toBe("Brain, Effort and Skill");
});
