import { expect, test } from "vitest";
import { addressChanges, settingsIn } from "./use-settings.ts";

const keys = ["brain", "effort", "skill", "character"];
const readSettings = (search: string, valueKeys = keys) =>
  settingsIn((name) => new URLSearchParams(search).get(name) ?? undefined, valueKeys);

test("without parameters every slider is in the middle", () => {
  expect(readSettings("")).toEqual([50, 50, 50, 50]);
});

test("each value has its own parameter, 0 and 100 included", () => {
  expect(readSettings("brain=0&effort=94&skill=100&character=7")).toEqual([0, 94, 100, 7]);
});

test.each(["101", "-1", "12.5", "1e2", "", " 8", "many", "0100", "٣"])(
  "“%s” is no setting: its slider alone stays in the middle",
  (text) => {
    const search = `brain=${encodeURIComponent(text)}&skill=3`;
    expect(readSettings(search)).toEqual([50, 50, 3, 50]);
  },
);

test("a moved slider enters the URL, and leaves it when it is back in the middle", () => {
  expect(addressChanges([88, 50, 0, 50], keys)).toEqual({ brain: "88", skill: "0" });
});

test("a club with six values of other names has six parameters", () => {
  const six = ["wind", "fair-play", "water", "grit", "luck", "joy"];
  expect(readSettings("fair-play=12&joy=99&brain=3", six)).toEqual([50, 12, 50, 50, 50, 99]);
  expect(addressChanges([50, 12, 50, 50, 50, 99], six)).toEqual({ "fair-play": "12", joy: "99" });
});
