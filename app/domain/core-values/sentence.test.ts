import { expect, test } from "vitest";
import { settingsSentence } from "#app/domain/core-values.ts";

const six = ["Brain", "Effort", "Skill", "Character", "Luck", "Grit"];

/** The sentence for these settings, one per value. */
const sentence = (...settings: number[]) =>
  settingsSentence(six.slice(0, settings.length), settings);

test("circles whose outlines meet are not said to be apart", () => {
  expect(sentence(50, 50, 50, 100)).toMatch(/With Character at 100, the circles only touch\.$/);
});

test("the sentence describes the sizes and says that the circles don’t touch", () => {
  expect(sentence(50, 50, 50, 50)).toBe(
    "Brain is 50, Effort 50 and Skill 50. With Character at 50, the circles don’t touch.",
  );
});

test("one overlapping pair is named", () => {
  expect(sentence(90, 20, 70, 50)).toBe(
    "Brain is 90, Effort 20 and Skill 70. With Character at 50, only Brain and Skill overlap.",
  );
});

test("two overlapping pairs are named", () => {
  expect(sentence(100, 60, 60, 50)).toBe(
    "Brain is 100, Effort 60 and Skill 60. With Character at 50, Brain and Effort overlap, and so do Brain and Skill.",
  );
});

test("three pairs are told apart from a common overlap", () => {
  expect(sentence(80, 80, 80, 50)).toBe(
    "Brain is 80, Effort 80 and Skill 80. With Character at 50, each two overlap, but not all three.",
  );
  expect(sentence(88, 94, 81, 97)).toBe(
    "Brain is 88, Effort 94 and Skill 81. With Character at 97, all three overlap.",
  );
});

test("two circles overlap or are apart", () => {
  expect(sentence(50, 50, 50)).toBe(
    "Brain is 50 and Effort 50. With Skill at 50, the circles don’t touch.",
  );
  expect(sentence(90, 90, 60)).toBe(
    "Brain is 90 and Effort 90. With Skill at 60, the two overlap.",
  );
});

test("for four or five circles more than two pairs are counted", () => {
  expect(sentence(70, 70, 70, 70, 50)).toBe(
    "Brain is 70, Effort 70, Skill 70 and Character 70. With Luck at 50, four of the six pairs overlap.",
  );
  expect(sentence(100, 60, 60, 60, 60, 50)).toBe(
    "Brain is 100, Effort 60, Skill 60, Character 60 and Luck 60. With Grit at 50, five of the ten pairs overlap.",
  );
  expect(sentence(50, 100, 50, 100, 0, 100)).toMatch(
    /With Grit at 100, .* of the ten pairs overlap\.$/,
  );
});

test("all four or five circles overlap, or only pairs of them", () => {
  expect(sentence(100, 100, 100, 100, 100)).toMatch(/With Luck at 100, all four overlap\.$/);
  expect(sentence(100, 100, 100, 100, 100, 100)).toMatch(/With Grit at 100, all five overlap\.$/);
  expect(sentence(83, 83, 83, 83, 50)).toMatch(/With Luck at 50, four of the six pairs overlap\.$/);
});
