import { plate } from "#app/art/plate/plate.ts";
import type { Ink } from "#app/art/print/ink.ts";
import { moved, rect } from "#app/art/print/shapes.ts";
import type { Content } from "#app/content/content.ts";
import { claimsOf } from "#app/domain/fifty-plates/claims.ts";
import { platesSummary } from "#app/domain/fifty-plates/summary.ts";
import { band, BAND_TOP } from "./band.ts";
import { CARD_WIDTH } from "./card.ts";
import type { Card } from "#app/page/card.ts";
import { rail } from "./rail.ts";

const PLATE = { width: 390, height: 230 } as const;

/** Plates from both homes of the team and from the corners of the map, the lowest first. */
const PLATES: readonly (readonly [
  code: string,
  x: number,
  y: number,
  turn: number,
  fill: Ink,
  ink: Ink,
])[] = [
  ["AK", 306, -40, 5, "n", "c"],
  ["FL", 862, -30, -6, "s", "g"],
  ["OH", -50, 42, -7, "p", "s"],
  ["HI", 846, 178, 6, "p", "b"],
  ["MI", 480, 126, -4, "g", "k"],
  ["TX", 120, 240, 3, "c", "p"],
];

/** Plates on the road, and how many states the last race found. */
export function fiftyPlatesCard({ site, badgeQuest }: Content): Card {
  const plates = PLATES.map(([code, x, y, turn, fill, ink]) =>
    moved(
      `translate(${x} ${y}) rotate(${turn} ${PLATE.width / 2} ${PLATE.height / 2})`,
      plate(code, { ...PLATE, fill, ink }),
    ),
  );
  const races = [...badgeQuest.editions.values()].map(({ awards }) => claimsOf(awards));
  const latest = races.findLast((claims) => claims.length > 0) ?? [];
  return {
    markup:
      rect(0, 0, CARD_WIDTH, BAND_TOP, "b") +
      plates.join("") +
      band("Fifty Plates", "k", "g") +
      rail(site.domain, `${platesSummary(latest).states} of 50 states`),
    alt: "Fifty Plates. Licence plates of Ohio, Michigan, Alaska, Hawaii, Texas and Florida, thrown over each other.",
  };
}
