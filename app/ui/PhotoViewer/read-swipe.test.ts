import { expect, test } from "vitest";
import { readSwipe } from "./PhotoViewer.tsx";

test("a finger that moves sideways swipes", () => {
  expect(readSwipe(-120, 30)).toBe("left");
  expect(readSwipe(40, -39)).toBe("right");
});

test("a finger that scrolls the caption changes no photograph", () => {
  expect(readSwipe(60, 200)).toBeUndefined();
  expect(readSwipe(-100, -110)).toBeUndefined();
});

test("a press that slips a little is a click", () => {
  expect(readSwipe(39, 0)).toBeUndefined();
});
