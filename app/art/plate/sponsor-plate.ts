import { hash, pick, type Choices } from "#app/art/print/hash.ts";
import { paint, type Ink } from "#app/art/print/ink.ts";
import { woodLine } from "#app/art/print/lettering.ts";
import { circle } from "#app/art/print/shapes.ts";

const INKS: Choices<readonly [ground: Ink, type: Ink]> = [
  ["k", "g"],
  ["b", "p"],
  ["s", "g"],
  ["c", "p"],
];

const WIDTH = 480;
const HEIGHT = 200;
const MARGIN = 48;

/** A sponsor's name as an enamel sign, 480 x 200, in our type and never after its own logo. */
export function sponsorPlate(name: string): string {
  const [ground, ink] = pick(INKS, hash(name) >>> 3);
  const [first = "", ...others] = name.toUpperCase().split(/\s+/);
  const measure = { x: MARGIN, length: WIDTH - 2 * MARGIN, fill: ink } as const;
  const lettering =
    others.length === 0
      ? woodLine(first, { ...measure, middle: 100, capHeight: 92 })
      : woodLine(first, { ...measure, middle: 71, capHeight: 66 }) +
        woodLine(others.join(" "), { ...measure, middle: 144, capHeight: 40 });
  const bolts = [26, HEIGHT - 26].flatMap((y) =>
    [26, WIDTH - 26].map((x) => circle(x, y, 5.5, ink)),
  );
  return (
    `<rect width="${WIDTH}" height="${HEIGHT}" rx="26" fill="${paint(ground)}"/>` +
    `<rect x="11" y="11" width="${WIDTH - 22}" height="${HEIGHT - 22}" rx="17" fill="none" stroke="${paint(ink)}" stroke-width="3.5"/>` +
    bolts.join("") +
    lettering
  );
}
