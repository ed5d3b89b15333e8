import { drawScene } from "#app/art/emblem/scenes.ts";
import { woodLine } from "#app/art/print/lettering.ts";
import { rect } from "#app/art/print/shapes.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import { computeMargin } from "#app/domain/games/outcome.ts";
import { nameOnCards } from "#app/domain/marks.ts";
import { recordText } from "#app/domain/records.ts";
import { shapeTournament } from "#app/entities/tournament/shape.ts";
import * as card from "#app/outputs/share/card.ts";
import { drawGameLine } from "#app/outputs/share/game-line.ts";
import type { Club, Tournament } from "#app/record/record.ts";
import type { Card } from "#app/routes/card.ts";
import * as words from "#words/cards.ts";

const { CARD_WIDTH, MARGIN, RAIL_TOP } = card;

/** Vertical position of the boundary between scene and name. */
const NAME_TOP = 388;

/** Middle of the band with the name. */
const NAME_MIDDLE = (NAME_TOP + RAIL_TOP) / 2;

/** Left edge of the games beside the name. */
const GAMES_LEFT = 856;

const SCENE = { width: CARD_WIDTH, height: NAME_TOP, viewBox: `0 0 ${CARD_WIDTH} ${NAME_TOP}` };

/** Share card: the event's scene, name, line and outcome. */
export function tournamentCard({ domain, teamName }: Club, tournament: Tournament): Card {
  const { event, name, year } = tournament;
  const { record, place } = shapeTournament(tournament);
  const facts = [String(year), record && recordText(record), place].filter(
    (fact) => fact !== undefined,
  );
  const margins = playedOnly(tournament.games).map(({ score }) => computeMargin(score));
  const end = margins.length === 0 ? CARD_WIDTH : GAMES_LEFT;
  return {
    markup:
      card.cropToFrame(drawScene(tournament, CARD_WIDTH, NAME_TOP), { x: 0, y: 0, ...SCENE }) +
      rect(0, NAME_TOP, CARD_WIDTH, RAIL_TOP - NAME_TOP, "black") +
      woodLine(nameOnCards(name, event).toUpperCase(), {
        x: MARGIN,
        length: end - 2 * MARGIN,
        middle: NAME_MIDDLE,
        capHeight: 118,
        fill: "sun",
      }) +
      drawGameLine([margins], {
        x: GAMES_LEFT,
        width: CARD_WIDTH - MARGIN - GAMES_LEFT,
        middle: NAME_MIDDLE,
        height: 146,
        maxPointHeight: 6,
      }) +
      card.drawRail(domain, facts.join(" · "), { ground: "sun", domain: "black", text: "black" }),
    alt: words.tournament(name, year, [teamName, ...facts.slice(1)].join(", ")),
  };
}
