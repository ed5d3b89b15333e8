import { expect, test } from "vitest";
import { pressInks, pressMarks } from "./press-marks.ts";

const names = (...values: string[]) => pressInks(values).map(({ ink, name }) => `${ink} ${name}`);

test("press kit inks are named after their core values", () => {
  expect(names("Brain", "Effort", "Skill", "Character", "Joy")).toEqual([
    "black Ink",
    "paper Paper",
    "sun Main",
    "plate1 Brain",
    "deepSun Effort",
    "plate2 Skill",
    "plate3 Character",
  ]);
});

test("an ink without a value has a plain name, and a value never takes another ink’s name", () => {
  expect(names("Paper", "Fair play", "勇気").slice(3)).toEqual([
    "plate1 First plate",
    "deepSun Fair play",
    "plate2 Second plate",
    "plate3 Third plate",
  ]);
});

test("no two marks share a file", () => {
  const files = pressMarks("Gale", 3, pressInks(["Ink", "Main", "First plate"])).map(
    ({ name }) => name,
  );
  expect(new Set(files).size).toBe(files.length);
  expect(files.every((file) => /^[a-z]+\/[a-z-]+$/.test(file))).toBe(true);
});
