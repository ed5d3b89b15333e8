import { expect, test } from "vitest";
import { suggestTime } from "./suggestions.ts";

test.each([
  ["9:00", "09:00"],
  ["2:55SPM", "14:55"],
  ["2:55 pm", "14:55"],
  ["2:55 p.m.", "14:55"],
  ["12:30AM", "00:30"],
  ["12:30PM", "12:30"],
  ["9am", "09:00"],
  ["9.00 am", "09:00"],
  ["1236:00", "12:36"],
  ["1236", "12:36"],
  ["10:25:00", "10:25"],
])("%s is read as %s", (written, time) => {
  expect(suggestTime(written)).toBe(time);
});

test.each(["253:00", "24:00", "9:75", "13:00pm", "0:30pm", "9", "noon", "10:30 EST"])(
  "%s has no suggestion",
  (written) => {
    expect(suggestTime(written)).toBeUndefined();
  },
);
