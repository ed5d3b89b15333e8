import { expect, test } from "vitest";
import { clubInks } from "./club-inks.ts";
import { distance, toHex, hueGap, oklch } from "./color.ts";
import { formatContrast, illegiblePairs } from "./pairs.ts";
import { timeLimit } from "#tests/support/time-limit.ts";

/** Random palettes of one to four colors, the same in every run. */
function palettes(count: number): string[][] {
  let seed = 42;
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  const color = () => toHex({ l: random(), c: random() * 0.3, h: random() * 360 });
  return Array.from({ length: count }, (_, i) => Array.from({ length: 1 + (i % 4) }, color));
}

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
      illegiblePairs(clubInks(colors)).map(
        (pair) => `${colors.join(" ")}: ${pair.name}, ${formatContrast(pair)}`,
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
      // Three plates, the ink, the sun and paper.
      const { b, s, c, k, g, p } = clubInks(colors).day;
      expect(distance(b, s), `${colors.join(" ")}: b ${b}, s ${s}`).toBeGreaterThan(0.095);
      for (const plate of [b, s, c]) {
        expect(distance(plate, k), `${colors.join(" ")}: ${plate} and ink`).toBeGreaterThan(0.12);
        expect(distance(plate, g), `${colors.join(" ")}: ${plate} and sun`).toBeGreaterThan(0.12);
      }
      expect(distance(g, p), `${colors.join(" ")}: sun and paper`).toBeGreaterThan(0.12);
    }
  },
  timeLimit(600_000),
);

test("colors that print well stay unchanged", () => {
  const { day } = clubInks(["#e8b23a", "#1f4e9e", "#8a1f3d", "#1e6b45"]);
  expect(distance(day.g, "#e8b23a")).toBeLessThan(0.02);
  expect(distance(day.b, "#1f4e9e")).toBeLessThan(0.02);
  expect(distance(day.s, "#8a1f3d")).toBeLessThan(0.02);
  expect(distance(day.c, "#1e6b45")).toBeLessThan(0.02);
});

test("fixed inks are never adjusted, and their contrast problems are reported", () => {
  const inks = clubInks(["#e2231a"], { day: { b: "#ffeeee" } });
  expect(inks.day.b).toBe("#ffeeee");
  expect(illegiblePairs(inks).map(({ name }) => name)).toContain("day: p on b");
});

test("in dark mode the ink is near the hue of the page, or gray", () => {
  for (const colors of all) {
    const { day, night, dark } = clubInks(colors);
    const { h, c } = oklch(dark.bg);
    // Where two plates overlap too darkly, the overlap has the ink, too.
    for (const ink of day.x === day.k ? [night.k, night.x] : [night.k]) {
      const at = oklch(ink);
      const isFamily = Math.min(at.c, c) < 0.006 || hueGap(at.h, h) < 25;
      expect(isFamily, `${colors.join(" ")}: ${ink} on ${dark.bg}`).toBe(true);
    }
  }
});
