import { expect, test } from "vitest";
import { settingsSentence } from "./sentence.ts";

const sentence = (Brain: number, Effort: number, Skill: number, Character: number) =>
  settingsSentence({ Brain, Effort, Skill, Character });

test("the sentence says the sizes and that the circles stand apart", () => {
  expect(sentence(50, 50, 50, 50)).toBe(
    "Brain is 50, Effort 50 and Skill 50. With Character at 50, the circles stand apart.",
  );
});

test("it names one pair that overlaps", () => {
  expect(sentence(90, 20, 70, 50)).toBe(
    "Brain is 90, Effort 20 and Skill 70. With Character at 50, only Brain and Skill overlap.",
  );
});

test("it names two pairs that overlap", () => {
  expect(sentence(100, 60, 60, 50)).toBe(
    "Brain is 100, Effort 60 and Skill 60. With Character at 50, Brain and Effort overlap, and so do Brain and Skill.",
  );
});

test("it tells each two from all three", () => {
  expect(sentence(80, 80, 80, 50)).toBe(
    "Brain is 80, Effort 80 and Skill 80. With Character at 50, each two overlap, but not all three.",
  );
  expect(sentence(88, 94, 81, 97)).toBe(
    "Brain is 88, Effort 94 and Skill 81. With Character at 97, all three overlap.",
  );
});
