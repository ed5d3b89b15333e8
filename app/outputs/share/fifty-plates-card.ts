import { plate } from "#app/art/plate/plate.ts";
import type { Ink } from "#app/art/print/ink.ts";
import { transformShapes, rect } from "#app/art/print/shapes.ts";
import { countStates, picturedStates } from "#app/domain/fifty-plates.ts";
import { statesIn } from "#app/domain/places/state.ts";
import type { ClubRecord } from "#app/record/record.ts";
import type { Card } from "#app/routes/card.ts";
import { pageLabel } from "#app/routes/paths.ts";
import * as words from "#words/cards.ts";
import * as counts from "#words/counts.ts";
import { enumerate } from "#words/grammar.ts";
import { band, BAND_TOP, CARD_WIDTH, drawRail } from "./card.ts";

const PLATE = { width: 390, height: 230 } as const;

type Place = readonly [state: number, x: number, y: number, turn: number, fill: Ink, ink: Ink];

/** Places of the plates in the pile, the lowest first; `state` is an index of the pictured states. */
const PLACES: readonly Place[] = [
  [2, 306, -40, 5, "newsprint", "plate3"],
  [5, 862, -30, -6, "plate2", "sun"],
  [1, -50, 42, -7, "paper", "plate2"],
  [3, 846, 178, 6, "paper", "plate1"],
  [0, 480, 126, -4, "sun", "black"],
  [4, 120, 240, 3, "plate3", "paper"],
];

/** Card of Fifty Plates: a pile of plates, and the number of states spotted in the last edition with claims. */
export function fiftyPlatesCard({ club, states, editions }: ClubRecord): Card {
  const pictured = picturedStates(club.founding.regions, states);
  // Countries with fewer than six states have some plates twice.
  const plates = PLACES.map(([state, x, y, turn, fill, ink]) => {
    const { code = "" } = pictured[state % pictured.length] ?? {};
    return transformShapes(
      `translate(${x} ${y}) rotate(${turn} ${PLATE.width / 2} ${PLATE.height / 2})`,
      plate(code, { ...PLATE, fill, ink }),
    );
  });
  const names = pictured.map(({ name }) => name);
  const { claims = [] } = editions.findLast((edition) => edition.claims.length > 0) ?? {};
  const all = counts.parts(statesIn(states), states.called);
  const title = pageLabel("fiftyplates", club.parts);
  return {
    markup:
      rect(0, 0, CARD_WIDTH, BAND_TOP, "plate1") +
      plates.join("") +
      band(title, "black", "sun") +
      drawRail(club.domain, words.statesOutOf(countStates(claims), all)),
    alt: words.plates(title, enumerate(names)),
  };
}
