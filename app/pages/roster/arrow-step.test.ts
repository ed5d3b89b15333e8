import { expect, test } from "vitest";
import { arrowStep } from "./use-steps.ts";

const press = (key: string) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
});

test("left steps back and right steps on", () => {
  expect(arrowStep(press("ArrowLeft"))).toBe("previous");
  expect(arrowStep(press("ArrowRight"))).toBe("next");
});

test("every other key is ignored", () => {
  expect(["ArrowUp", "ArrowDown", "Enter", "Tab"].map((key) => arrowStep(press(key)))).toEqual(
    Array.from({ length: 4 }),
  );
});

test("with a modifier key the arrow belongs to the browser", () => {
  expect(arrowStep({ ...press("ArrowLeft"), altKey: true })).toBeUndefined();
  expect(arrowStep({ ...press("ArrowRight"), metaKey: true })).toBeUndefined();
  expect(arrowStep({ ...press("ArrowRight"), ctrlKey: true })).toBeUndefined();
  expect(arrowStep({ ...press("ArrowRight"), shiftKey: true })).toBeUndefined();
});
