import { expect, test } from "vitest";
import { addressChanges, settingsIn } from "./settings-in-address.ts";

const inAddress = (search: string) =>
  settingsIn((name) => new URLSearchParams(search).get(name) ?? undefined);

const middle = { Brain: 50, Effort: 50, Skill: 50, Character: 50 };

test("without parameters every slider is in the middle", () => {
  expect(inAddress("")).toEqual(middle);
});

test("each value is read from its own parameter, 0 and 100 included", () => {
  expect(inAddress("brain=0&effort=94&skill=100&character=7")).toEqual({
    Brain: 0,
    Effort: 94,
    Skill: 100,
    Character: 7,
  });
});

test("a value that no slider can have falls back alone", () => {
  for (const text of ["101", "-1", "12.5", "1e2", "", " 8", "many", "0100", "٣"]) {
    expect(inAddress(`brain=${encodeURIComponent(text)}&skill=3`), text).toEqual({
      ...middle,
      Skill: 3,
    });
  }
});

test("moved sliders enter the address, those in the middle leave it, others stay untouched", () => {
  expect(addressChanges({ Brain: 88, Effort: 50 })).toEqual({ brain: "88", effort: undefined });
  expect(Object.keys(addressChanges({ Skill: 0 }))).toEqual(["skill"]);
  expect(addressChanges({})).toEqual({});
});
