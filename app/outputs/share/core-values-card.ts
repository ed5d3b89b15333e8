import { halftone } from "#app/art/print/halftone.ts";
import { isolateBlending, overprint, circle, rect } from "#app/art/print/shapes.ts";
import { circlesAt, overprintInk, type ValueCircle } from "#app/art/value/circles.ts";
import type { Club } from "#app/record/record.ts";
import type { Card } from "#app/routes/card.ts";
import { pageLabel } from "#app/routes/paths.ts";
import * as words from "#words/cards.ts";
import { band, BAND_TOP, CARD_WIDTH, drawRail } from "./card.ts";

const RADIUS = 264;

/** Centers of the circles, by how many there are. Each must be visible by itself, and all must overlap. */
// oxfmt-ignore
const PLACES = {
  2: [[450, 180], [750, 180]],
  3: [[400, 256], [600, 92], [800, 256]],
  4: [[400, 240], [500, 76], [700, 76], [800, 240]],
  5: [[384, 220], [476, 70], [600, 280], [724, 70], [816, 220]],
} as const;

/** The last value: the area where all circles overlap, with a halftone pattern. */
function overlap(circles: readonly ValueCircle[]): string {
  const area = { width: CARD_WIDTH, height: BAND_TOP };
  // The last value has no circle; its position is their number.
  const ink = overprintInk(circles.length);
  // The light sun would not show on the deeper one.
  const dots = ink === "deepSun" ? "black" : "sun";
  const print =
    rect(0, 0, area.width, area.height, ink) +
    halftone(area, { pitch: 26, ramp: () => 0.34, color: dots });
  const clips = circles.map(
    ({ at }, i) => `<clipPath id="circle-${i}">${circle(...at, RADIUS, "black")}</clipPath>`,
  );
  return (
    // Each circle clips what the others have left.
    circles.reduce((inner, _, i) => `<g clip-path="url(#circle-${i})">${inner}</g>`, print) +
    clips.join("")
  );
}

/** The core values as overlapping circles. */
export function coreValuesCard(club: Club): Card {
  const { coreValues, domain, parts } = club;
  const names = coreValues.map(({ name }) => name);
  const circles = circlesAt(PLACES, names.length);
  const printed = circles.map(({ at, ink }) => overprint(circle(...at, RADIUS, ink)));
  const title = pageLabel("corevalues", parts);
  return {
    markup:
      rect(0, 0, CARD_WIDTH, BAND_TOP, "newsprint") +
      isolateBlending(printed.join("")) +
      overlap(circles) +
      band(title, "black", "sun") +
      drawRail(domain, names.join(" · ")),
    alt: words.coreValues(title, names),
  };
}
