import { expect, test } from "vitest";
import { fewestLines, fitHeadline } from "./lines.ts";
import { bearings, inkLength } from "./measure.ts";
import { CAP_HEIGHT } from "./metrics.ts";

// Numbers are the least, or greatest, height of capitals as a share of the width, and the most lines.
const long = "The Unreasonably Long-Winded Harbour Master of Passamaquoddy";

test("a name that fits one line stays on one line", () => {
  expect(fewestLines("Hartford Fathom", 0.06, 4)).toEqual(["Hartford Fathom"]);
});

test("a long name has as many lines as it needs, of similar length", () => {
  expect(fewestLines(long, 0.055, 4)).toEqual([
    "The Unreasonably Long-",
    "Winded Harbour Master",
    "of Passamaquoddy",
  ]);
  expect(fewestLines(long, 0.04, 4)).toHaveLength(2);
});

test("a name never has more lines than there is room for, or than it has words", () => {
  expect(fewestLines(long, 1, 2)).toHaveLength(2);
  expect(fewestLines("Llanfairpwllgwyngyll", 1, 4)).toEqual(["Llanfairpwllgwyngyll"]);
});

test("a headline has as many lines as keep its letters from fusing", () => {
  const words = "Room for one more sponsor";
  expect(fitHeadline(words, 1, 0.05)).toMatchObject({ lineCount: 1 });
  const { lineCount, width, size } = fitHeadline(words, 1, 0.09);
  expect({ lineCount, ink: inkLength("MORE SPONSOR", width) * size }).toEqual({
    lineCount: 2,
    ink: expect.closeTo(1, 2),
  });
});

test("the ink of the first and the last line begins at the same edge", () => {
  const { width, bearing, indent } = fitHeadline("Campfire Brigade", 1, 0.2);
  expect(bearing).toBe(bearings("BRIGADE", width).left);
  expect(indent + bearings("CAMPFIRE", width).left).toBeCloseTo(bearing);
});

test("a word that is too long for a line has smaller letters", () => {
  const { lineCount, width, size } = fitHeadline("Llanfairpwllgwyngyll", 1, 0.3);
  expect({ lineCount, width }).toEqual({ lineCount: 1, width: 68 });
  expect(size).toBeLessThan(0.3 / CAP_HEIGHT);
});
