import { crest } from "#app/art/crest/crest.ts";
import { line } from "#app/art/print/lettering.ts";
import { circle, fillPath, rect } from "#app/art/print/shapes.ts";
import { computeMargin } from "#app/domain/games/outcome.ts";
import { nameOnCards } from "#app/domain/marks.ts";
import { displayName } from "#app/domain/opponents.ts";
import { countRecord, recordText, recordWords } from "#app/domain/records.ts";
import { meetingsWith } from "#app/record/figures.ts";
import type { Club, Opponent } from "#app/record/record.ts";
import type { Card } from "#app/routes/card.ts";
import * as words from "#words/cards.ts";
import { CARD_WIDTH, cropToFrame, MARGIN, drawRail, RAIL_TOP, drawTitle } from "./card.ts";
import { drawGameLine } from "./game-line.ts";

const DISC_RADIUS = 160;
const MIDDLE = 392;
const [OUR_X, THEIR_X] = [496, 704];

/** Distance of a team's wins from the center of its disc, away from the overlap. */
const FIGURE_SHIFT = 58;

const CREST = { x: 930, y: 290, width: 210, height: 210, viewBox: "-3 -3 106 106" } as const;

/** The line stands to the left of the discs. */
const LINE = {
  x: MARGIN,
  width: OUR_X - DISC_RADIUS - 2 * MARGIN,
  middle: MIDDLE,
  height: 2 * DISC_RADIUS,
  maxPointHeight: 9,
} as const;

/** The overlap of both discs. */
function overlap(): string {
  const half = (THEIR_X - OUR_X) / 2;
  const height = Math.sqrt(DISC_RADIUS ** 2 - half ** 2);
  const [x, top, foot] = [(OUR_X + THEIR_X) / 2, MIDDLE - height, MIDDLE + height];
  const arc = `A${DISC_RADIUS} ${DISC_RADIUS} 0 0 1 ${x}`;
  return fillPath(`M${x} ${top}${arc} ${foot}${arc} ${top}Z`, "black");
}

function figure(value: number, x: number, size: number, fill: "paper" | "sun"): string {
  const setting = { x, baseline: MIDDLE + size * 0.34, size, width: 62, fill } as const;
  return line(String(value), { ...setting, anchor: "middle" });
}

/**
 * Card of an opponent: its name, its crest, a disc per team with its wins, and a line of the
 * meetings in the inks of the discs.
 */
export function opponentCard({ domain, teamName }: Club, opponent: Opponent): Card {
  const name = displayName(opponent);
  const games = meetingsWith(opponent);
  const record = countRecord(games);
  const margins = games.map(({ score }) => computeMargin(score));
  // Cards have Latin letters only, hence both calls of `nameOnCards`.
  return {
    markup:
      rect(0, 0, CARD_WIDTH, RAIL_TOP, "newsprint") +
      drawTitle(nameOnCards(name, opponent.id), { top: 44, capHeight: 132, fill: "black" }) +
      circle(OUR_X, MIDDLE, DISC_RADIUS, "plate1") +
      circle(THEIR_X, MIDDLE, DISC_RADIUS, "plate2") +
      overlap() +
      drawGameLine([margins], LINE, { win: "plate1", loss: "plate2" }) +
      figure(record.wins, OUR_X - FIGURE_SHIFT, 150, "paper") +
      figure(record.losses, THEIR_X + FIGURE_SHIFT, 150, "paper") +
      figure(games.length, (OUR_X + THEIR_X) / 2, 72, "sun") +
      cropToFrame(crest(opponent, nameOnCards(opponent.name, opponent.id)), CREST) +
      drawRail(domain, `${teamName} ${recordText(record)}`),
    alt: words.opponent(teamName, name, recordWords(record)),
  };
}
