import { disc } from "#app/art/print/disc.ts";
import { around, range, type Point } from "#app/art/print/geometry.ts";
import { halftoneRings } from "#app/art/print/halftone.ts";
import { xy } from "#app/art/print/number.ts";
import { circle, drawn, filled, moved, rect } from "#app/art/print/shapes.ts";
import type { PictureInks } from "./picture-inks.ts";

const MIDDLE: Point = [300, 200];

/** Seven of a line, as on the field. */
const LINE = 7;

/** A huddle from above: seven heads, and a hand of each on one disc. */
export function huddle({ ground, second, dark, sun, light, plates }: PictureInks): string {
  const glow = { centre: MIDDLE, radius: 330, inner: 196, pitch: 18 } as const;
  const shoulders = "M-74 0A74 44 0 0 1 74 0A74 44 0 0 1 -74 0Z";
  const team = range(LINE).map((i) => {
    const angle = -90 + (i * 360) / LINE;
    const at = around(MIDDLE, 138, angle);
    const [from, to] = [around(MIDDLE, 118, angle + 16), around(MIDDLE, 34, angle + 6)];
    const [skin, hair] = [plates[i % 2] ?? sun, i % 3 === 0 ? sun : dark];
    return {
      body: moved(
        `translate(${xy(...at)}) rotate(${Math.round(angle + 90)})`,
        filled(shoulders, dark),
      ),
      arm: drawn(`M${xy(...from)}L${xy(...to)}`, skin, 26, { round: true }),
      head: circle(...at, 36, hair) + circle(...around(MIDDLE, 122, angle), 24, skin),
    };
  });
  return (
    rect(0, 0, 600, 400, ground) +
    halftoneRings({ ...glow, ramp: (way) => (1 - way) * 2.2, colour: second }) +
    team.map(({ body }) => body).join("") +
    disc({ centre: MIDDLE, rx: 66, ry: 66, fill: light, lineWidth: 4, grooves: 3 }) +
    team.map(({ arm, head }) => arm + head).join("")
  );
}
