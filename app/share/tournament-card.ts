import { drawScene } from "#app/art/emblem/scenes.ts";
import { rect } from "#app/art/print/shapes.ts";
import type { Site } from "#app/content/content.ts";
import { nameOnCards } from "#app/domain/marks.ts";
import * as words from "#words/cards.ts";
import { ordinal } from "#words/grammar/ordinal.ts";
import type { Card } from "#app/page/card.ts";
import type { Tournament } from "#app/record/record.ts";
import { CARD_WIDTH, framed, rail, RAIL_TOP, title } from "./card.ts";

/** Boundary between the scene and the name. */
const NAME_TOP = 388;

/** The label of an event as a card: its scene, its name, and how it went. */
export function tournamentCard(
  { domain, teamName }: Site,
  tournament: Tournament,
  record: string | undefined,
): Card {
  const { event, name, year, result } = tournament;
  const place = result === undefined ? [] : [ordinal(result)];
  const facts = [String(year), ...(record === undefined ? [] : [record]), ...place];
  return {
    markup:
      framed(drawScene(tournament, CARD_WIDTH, NAME_TOP), {
        x: 0,
        y: 0,
        width: CARD_WIDTH,
        height: NAME_TOP,
        viewBox: `0 0 ${CARD_WIDTH} ${NAME_TOP}`,
      }) +
      rect(0, NAME_TOP, CARD_WIDTH, RAIL_TOP - NAME_TOP, "k") +
      title(nameOnCards(name, event), { top: NAME_TOP + 34, capHeight: 118, fill: "g" }) +
      rail(domain, facts.join(" · "), { ground: "g", domain: "k", text: "k" }),
    alt: words.tournament(name, year, [teamName, ...facts.slice(1)].join(", ")),
  };
}
