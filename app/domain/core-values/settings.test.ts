import { expect, test } from "vitest";
import {
  DEFAULT_SETTINGS,
  formatSettings,
  parseSettings,
  SETTING_MAX,
  SETTING_MIN,
} from "./settings.ts";

const PLAYED = { Brain: 88, Effort: 94, Skill: 81, Character: 97 };

test("four numbers are read in the order brain, effort, skill, character", () => {
  expect(parseSettings("88-94-81-97")).toEqual(PLAYED);
  expect(parseSettings("0-0-0-100")).toEqual({ Brain: 0, Effort: 0, Skill: 0, Character: 100 });
});

test("what is written is read back", () => {
  expect(formatSettings(PLAYED)).toBe("88-94-81-97");
  expect(parseSettings(formatSettings(PLAYED))).toEqual(PLAYED);
});

const all = (setting: number) => ({
  Brain: setting,
  Effort: setting,
  Skill: setting,
  Character: setting,
});

test("both bounds of a slider can be in an address", () => {
  expect([parseSettings("0-0-0-0"), parseSettings("100-100-100-100")]).toEqual([
    all(SETTING_MIN),
    all(SETTING_MAX),
  ]);
});

test("the default is left out of the address", () => {
  expect(formatSettings(DEFAULT_SETTINGS)).toBeUndefined();
  expect(formatSettings({ ...DEFAULT_SETTINGS, Skill: 51 })).toBe("50-50-51-50");
});

test("missing, malformed and out-of-range text is nothing", () => {
  const malformed = ["", "88", "88-94-81", "88-94-81-97-3", "88-94-81-", "a-b-c-d", "88 94 81 97"];
  const outOfRange = ["101-0-0-0", "0-0-0-999", "-1-0-0-0", "1.5-0-0-0", "1000-0-0-0"];
  for (const text of [...malformed, ...outOfRange, null, undefined]) {
    expect(parseSettings(text), String(text)).toBeUndefined();
  }
});
