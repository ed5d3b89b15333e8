import type { Club } from "#app/record/record.ts";
import { woodLine } from "#app/art/print/lettering.ts";
import { rect } from "#app/art/print/shapes.ts";
import { type Ground, INKS_ON_GROUND } from "#app/art/season/printed-season.ts";
import { capFor } from "#app/lib/wood-type/measure.ts";
import type { Card } from "#app/routes/card.ts";
import * as words from "#words/cards.ts";
import { CARD_WIDTH, MARGIN, cropToFrame, drawRail, RAIL_TOP } from "./card.ts";

export interface CardPerson {
  /** First name as spelled on cards; empty if only one part of the name can be spelled. */
  readonly first: string;
  readonly last: string;
  /** Full name, for the alt text. */
  readonly name: string;
  /** Her large picture, 400 x 500. */
  readonly print: string;
  readonly lead: Ground;
  /** "2015–2022" */
  readonly years: string;
}

const PRINT = { x: MARGIN, y: 40, width: 394, height: 492, viewBox: "0 0 400 500" } as const;
const LEFT = PRINT.x + PRINT.width + 40;

/** Card of a person: her name in wood type beside her picture, in the ink of her last season. */
export function playerCard({ domain, teamName }: Club, person: CardPerson): Card {
  const { first, last, name, print, lead, years } = person;
  const length = CARD_WIDTH - MARGIN - LEFT;
  const fill = INKS_ON_GROUND[lead].smallType;
  const computeCapHeight = (text: string) => capFor(text, 0.12, 0.24) * length;
  const measure = { x: LEFT, length, fill } as const;
  const lines = [first, last].filter((line) => line !== "");
  return {
    markup:
      rect(0, 0, CARD_WIDTH, RAIL_TOP, lead) +
      cropToFrame(print, PRINT) +
      lines
        .map((line, index) =>
          woodLine(line.toUpperCase(), {
            ...measure,
            middle: lines.length === 1 ? 287 : 190 + index * 200,
            capHeight: computeCapHeight(line),
          }),
        )
        .join("") +
      drawRail(domain, `${teamName} ${years}`),
    alt: words.player(name, teamName, years),
  };
}
