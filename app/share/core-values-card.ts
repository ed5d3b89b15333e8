import { range } from "#app/art/print/geometry.ts";
import { halftone } from "#app/art/print/halftone.ts";
import { isolated, overprinted } from "#app/art/print/overprint.ts";
import { circle, rect } from "#app/art/print/shapes.ts";
import type { Content } from "#app/content/content.ts";
import * as words from "#words/cards.ts";
import { enumerate } from "#words/grammar/lists.ts";
import { pageLabel } from "#app/paths.ts";
import { band, BAND_TOP } from "./band.ts";
import { CARD_WIDTH } from "./card.ts";
import type { Card } from "#app/page/card.ts";
import { rail } from "./rail.ts";

const RADIUS = 264;

/** Brain and Skill at the sides, Effort above them: each must show its own ink. */
const CIRCLES = [
  [400, 256, "b"],
  [600, 92, "g"],
  [800, 256, "s"],
] as const;

/** Character, under a gold screen, is where all three circles overlap. */
function character(): string {
  const area = { width: CARD_WIDTH, height: BAND_TOP };
  const print =
    rect(0, 0, area.width, area.height, "c") +
    halftone(area, { pitch: 26, ramp: () => 0.34, colour: "g" });
  const clips = CIRCLES.map(
    ([x, y], i) => `<clipPath id="circle-${i}">${circle(x, y, RADIUS, "k")}</clipPath>`,
  );
  return (
    range(CIRCLES.length).reduce(
      (inner, i) => `<g clip-path="url(#circle-${i})">${inner}</g>`,
      print,
    ) + clips.join("")
  );
}

/** Three circles printed over each other. */
export function coreValuesCard({ site, coreValues }: Content): Card {
  const names = coreValues.map(({ name }) => name);
  const plates = CIRCLES.map(([x, y, ink]) => overprinted(circle(x, y, RADIUS, ink)));
  const title = pageLabel("corevalues", site.parts);
  return {
    markup:
      rect(0, 0, CARD_WIDTH, BAND_TOP, "n") +
      isolated(plates.join("")) +
      character() +
      band(title, "k", "g") +
      rail(site.domain, names.join(" · ")),
    alt: words.coreValues(title, enumerate(names)),
  };
}
