import { plate } from "#app/art/plate/plate.ts";
import type { Ink } from "#app/art/print/ink.ts";
import { moved, rect } from "#app/art/print/shapes.ts";
import type { Content } from "#app/content/content.ts";
import { claimsOf } from "#app/domain/fifty-plates/claims.ts";
import { twoHomePlates } from "#app/domain/fifty-plates/home-states.ts";
import { stateName } from "#app/domain/places/state-name.ts";
import * as words from "#words/cards.ts";
import { enumerate } from "#words/grammar/lists.ts";
import { platesSummary } from "#app/domain/fifty-plates/summary.ts";
import { pageLabel } from "#app/paths.ts";
import { band, BAND_TOP } from "./band.ts";
import { CARD_WIDTH } from "./card.ts";
import type { Card } from "#app/page/card.ts";
import { rail } from "./rail.ts";

/** States at the corners of the map. */
const CORNERS = ["AK", "HI", "TX", "FL"];

const PLATE = { width: 390, height: 230 } as const;

type ThrownPlate = readonly [code: string, x: number, y: number, turn: number, fill: Ink, ink: Ink];

/** Plates from the club's homes and from the corners of the map, the lowest first. */
function thrownPlates(first: string, second: string): readonly ThrownPlate[] {
  return [
    ["AK", 306, -40, 5, "n", "c"],
    ["FL", 862, -30, -6, "s", "g"],
    [second, -50, 42, -7, "p", "s"],
    ["HI", 846, 178, 6, "p", "b"],
    [first, 480, 126, -4, "g", "k"],
    ["TX", 120, 240, 3, "c", "p"],
  ];
}

/** A pile of plates, and the number of states that the last race found. */
export function fiftyPlatesCard({ site, badgeQuest }: Content): Card {
  const homes = twoHomePlates(site.founding.regions, CORNERS);
  const plates = thrownPlates(...homes).map(([code, x, y, turn, fill, ink]) =>
    moved(
      `translate(${x} ${y}) rotate(${turn} ${PLATE.width / 2} ${PLATE.height / 2})`,
      plate(code, { ...PLATE, fill, ink }),
    ),
  );
  const names = [...homes.toReversed(), ...CORNERS].map((code) => stateName(code) ?? code);
  const races = [...badgeQuest.editions.values()].map(({ awards }) => claimsOf(awards));
  const latest = races.findLast((claims) => claims.length > 0) ?? [];
  const title = pageLabel("fiftyplates", site.parts);
  return {
    markup:
      rect(0, 0, CARD_WIDTH, BAND_TOP, "b") +
      plates.join("") +
      band(title, "k", "g") +
      rail(site.domain, words.statesOfFifty(platesSummary(latest).states)),
    alt: words.plates(title, enumerate(names)),
  };
}
