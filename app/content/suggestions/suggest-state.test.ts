import { expect, test } from "vitest";
import { CANADA, suggestState } from "./suggest-state.ts";

test.each([
  ["Illinois", "IL"],
  ["Pennslyvania", "PA"],
  ["mi", "MI"],
  ["O.H.", "OH"],
  ["Canada", CANADA],
  ["CAN", CANADA],
  ["Elsewhere", undefined],
])("the state %s is %s", (written, code) => {
  expect(suggestState(written)).toBe(code);
});
