import { expect, test } from "vitest";
import { enumerate } from "./lists.ts";

test("words are listed with an and before the last", () => {
  expect(enumerate([])).toBe("");
  expect(enumerate(["Brain"])).toBe("Brain");
  expect(enumerate(["Brain", "Effort"])).toBe("Brain and Effort");
  expect(enumerate(["Brain", "Effort", "Skill"])).toBe("Brain, Effort and Skill");
});
