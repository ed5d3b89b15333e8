import { emblem, type DrawnEvent } from "#app/art/emblem/emblem.ts";
import { transformShapes, rect } from "#app/art/print/shapes.ts";
import { nameOnCards } from "#app/domain/marks.ts";
import { resultsTournaments } from "#app/domain/tournaments.ts";
import type { ClubRecord } from "#app/record/record.ts";
import type { Card } from "#app/routes/card.ts";
import { pageLabels } from "#app/routes/paths.ts";
import * as words from "#words/cards.ts";
import * as counts from "#words/counts.ts";
import { enumerate } from "#words/grammar.ts";
import { CARD_WIDTH, cropToFrame, drawRail, RAIL_TOP, drawTitle } from "./card.ts";

const LABEL = { width: 364, height: 218 } as const;

/** The white edge of a label. */
const EDGE = 8;

/** Positions of the labels: upper left corner, and rotation in degrees. */
const PLACES: readonly (readonly [x: number, y: number, turn: number])[] = [
  [26, 318, -4],
  [418, 328, 3],
  [810, 316, -3],
];

/** Width of a label and the gap to the next one. */
const STEP = 392;

/** A tournament's label at a position. If there are fewer labels than positions, they are centered. */
function labelAt(index: number, event: DrawnEvent, count: number): string {
  const [left, y, turn] = PLACES[index] ?? [0, 0, 0];
  const x = left + ((PLACES.length - count) * STEP) / 2;
  const { width, height } = LABEL;
  const paper = rect(x - EDGE, y - EDGE, width + 2 * EDGE, height + 2 * EDGE, "paper");
  const label = cropToFrame(emblem(event), { x, y, ...LABEL, viewBox: "0 0 300 180" });
  return transformShapes(`rotate(${turn} ${x + width / 2} ${y + height / 2})`, paper + label);
}

/** The labels of the latest tournaments, like matchbooks on a table. */
export function resultsCard({ club, tournaments }: ClubRecord): Card {
  const listed = resultsTournaments(tournaments);
  const latest: readonly DrawnEvent[] = listed
    .slice(0, PLACES.length)
    .map((tournament) =>
      Object.assign({}, tournament, { name: nameOnCards(tournament.name, tournament.event) }),
    );
  return {
    markup:
      rect(0, 0, CARD_WIDTH, RAIL_TOP, "plate3") +
      drawTitle(pageLabels.results, { top: 48, capHeight: 224, fill: "paper" }) +
      latest.map((event, i) => labelAt(i, event, latest.length)).join("") +
      drawRail(club.domain, counts.tournaments(listed.length)),
    alt: words.results(enumerate(latest.map(({ name, year }) => `${name} ${year}`))),
  };
}
