import { expect, test } from "vitest";
import { addressChanges, settingsIn } from "./use-settings.ts";

const keys = ["brain", "effort", "skill", "character"];
const inAddress = (search: string, of = keys) =>
  settingsIn((name) => new URLSearchParams(search).get(name) ?? undefined, of);

test("without parameters every slider is in the middle", () => {
  expect(inAddress("")).toEqual([50, 50, 50, 50]);
});

test("each value has its own parameter, 0 and 100 included", () => {
  expect(inAddress("brain=0&effort=94&skill=100&character=7")).toEqual([0, 94, 100, 7]);
});

test("an invalid value falls back alone", () => {
  for (const text of ["101", "-1", "12.5", "1e2", "", " 8", "many", "0100", "٣"]) {
    expect(inAddress(`brain=${encodeURIComponent(text)}&skill=3`), text).toEqual([50, 50, 3, 50]);
  }
});

test("moved sliders enter the URL, default ones leave it, and other parameters stay", () => {
  expect(addressChanges({ 0: 88, 1: 50 }, keys)).toEqual({ brain: "88", effort: undefined });
  expect(Object.keys(addressChanges({ 2: 0 }, keys))).toEqual(["skill"]);
  expect(addressChanges({}, keys)).toEqual({});
});

test("values with other names and in other numbers work the same way", () => {
  const six = ["wind", "fair-play", "water", "grit", "luck", "joy"];
  expect(inAddress("fair-play=12&joy=99&brain=3", six)).toEqual([50, 12, 50, 50, 50, 99]);
  expect(addressChanges({ 1: 12, 5: 99 }, six)).toEqual({ "fair-play": "12", joy: "99" });
});
