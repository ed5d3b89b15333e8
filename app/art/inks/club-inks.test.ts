import { expect, test } from "vitest";
import { timeLimit } from "#tests/support/time-limit.ts";
import { clubInks } from "./club-inks.ts";
import { isLegible, ratio } from "./contrast.ts";
import { listPairs } from "./pairs.ts";
import { distance, toHex, hueGap, toneOf } from "./tone.ts";

/** Random palettes of one to four colors, the same in every run. */
function palettes(count: number): string[][] {
  let seed = 42;
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  const color = () => toHex({ l: random() * 100, c: random() * 100, h: random() * 360 });
  return Array.from({ length: count }, (_, i) => Array.from({ length: 1 + (i % 4) }, color));
}

const illegiblePairs = (...given: Parameters<typeof clubInks>) =>
  listPairs(clubInks(...given)).filter(
    ({ text, ground, need }) => !isLegible(text, [ground], need),
  );

const extremes = [
  [],
  ["#000000"],
  ["#ffffff"],
  ["#000000", "#ffffff"],
  ["#808080"],
  ["#ffff00"],
  ["#0000ff"],
  ["#ff0000", "#00ff00"],
  ["#ffffff", "#ffff00"],
  ["#111111", "#222222", "#333333"],
  ["#ff00ff", "#ff00fe", "#ff01ff", "#fe00ff"],
];

/** `PALETTES=10000 npx vitest run app/art/inks` tries that many. */
const all = [...extremes, ...palettes(Number(process.env["PALETTES"] ?? 120))];

test(
  "every pair of inks is readable, for any club colors",
  () => {
    const illegible = all.flatMap((colors) =>
      illegiblePairs(colors).map(
        ({ name, text, ground, need }) =>
          `${colors.join(" ")}: ${name}, ${ratio(text, ground).toFixed(1)} of ${need.ratio}`,
      ),
    );
    expect(illegible).toEqual([]);
  },
  timeLimit(600_000),
);

test(
  "plates differ from the ink and from the sun, the first two from each other, and the sun from paper",
  () => {
    for (const colors of all) {
      const { plate1, plate2, plate3, black, sun, paper } = clubInks(colors).day;
      expect(distance(plate1, plate2), `${colors.join(" ")}: ${plate1}, ${plate2}`).toBeGreaterThan(
        0.095,
      );
      for (const plate of [plate1, plate2, plate3]) {
        expect(distance(plate, black), `${colors.join(" ")}: ${plate} and ink`).toBeGreaterThan(
          0.12,
        );
        expect(distance(plate, sun), `${colors.join(" ")}: ${plate} and sun`).toBeGreaterThan(0.12);
      }
      expect(distance(sun, paper), `${colors.join(" ")}: sun and paper`).toBeGreaterThan(0.12);
    }
  },
  timeLimit(600_000),
);

test("fixed inks are never adjusted, and their contrast problems are reported", () => {
  const fixed = { day: { plate1: "#ffeeee" } };
  expect(clubInks(["#e2231a"], fixed).day.plate1).toBe("#ffeeee");
  expect(illegiblePairs(["#e2231a"], fixed).map(({ name }) => name)).toContain(
    "day: paper on plate1",
  );
});

test("in dark mode the ink is near the hue of the page, or gray", () => {
  for (const colors of all) {
    const { night, dark } = clubInks(colors);
    const [ink, ground] = [toneOf(night.black), toneOf(dark.bg)];
    const isFamily = Math.min(ink.c, ground.c) < 4 || hueGap(ink.h, ground.h) < 25;
    expect(isFamily, `${colors.join(" ")}: ${night.black} on ${dark.bg}`).toBe(true);
  }
});
