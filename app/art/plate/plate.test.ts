import { expect, test } from "vitest";
import { proof } from "#app/art/testing/proof.ts";
import { missingPlate, plate, sponsorPlate } from "./plate.ts";

test("a claimed plate is printed, an open one is dashed with gray letters", () => {
  const claimed = plate("OH", { width: 100, height: 60, fill: "sun", ink: "black" });
  const missing = missingPlate("HI", 100, 60);
  expect(claimed).toContain('fill="var(--g)"');
  expect(claimed).not.toContain("dasharray");
  expect(missing).toContain('stroke-dasharray="4 3.5"');
  expect(missing).toContain('fill="var(--disabled)">HI</text>');
  for (const markup of [claimed, missing]) expect(proof(markup)).toEqual([]);
});

test.each(["Oshadega", "Orangetheory Fitness", "A & B <Ultimate> Discs of the Great Lakes"])(
  "the sign of %s keeps its lines inside",
  (name) => {
    const sign = sponsorPlate(name);
    expect(proof(sign)).toEqual([]);
    const lines = [...sign.matchAll(/<text x="([\d.]+)"[^>]*textLength="([\d.]+)"/g)];
    expect(lines.length).toBeGreaterThan(0);
    for (const [, x, length] of lines) {
      expect(Number(x) + Number(length)).toBeLessThan(440);
    }
  },
);
