import { woodLine } from "#app/art/print/lettering.ts";
import { rect } from "#app/art/print/shapes.ts";
import { INKS_ON_GROUND } from "#app/art/season/printed-season.ts";
import { fullName } from "#app/domain/full-name.ts";
import { personOnCards } from "#app/domain/marks.ts";
import { seasonInk } from "#app/entities/season/shape.ts";
import { capFor } from "#app/lib/wood-type/measure.ts";
import type { ClubRecord, Person } from "#app/record/record.ts";
import type { Card } from "#app/routes/card.ts";
import * as words from "#words/cards.ts";
import { CARD_WIDTH, MARGIN, cropToFrame, drawRail, RAIL_TOP } from "./card.ts";

const PRINT = { x: MARGIN, y: 40, width: 394, height: 492, viewBox: "0 0 400 500" } as const;
const LEFT = PRINT.x + PRINT.width + 40;
const LENGTH = CARD_WIDTH - MARGIN - LEFT;

/**
 * Card of a person: her name in wood type beside her picture, in the ink of her last season.
 *
 * @param print her large picture, 400 x 500
 * @param years "2015–2022"
 */
export function playerCard(
  record: ClubRecord,
  { id, name, tenures }: Person,
  print: string,
  years: string,
): Card {
  const { domain, teamName } = record.club;
  const { first, last } = personOnCards(name, id);
  const lead = seasonInk(tenures.at(-1)?.season.year ?? 0, record);
  const fill = INKS_ON_GROUND[lead].smallType;
  // Empty if only one part of the name can be spelled.
  const lines = [first, last].filter((line) => line !== "");
  return {
    markup:
      rect(0, 0, CARD_WIDTH, RAIL_TOP, lead) +
      cropToFrame(print, PRINT) +
      lines
        .map((line, index) => {
          const middle = lines.length === 1 ? 287 : 190 + index * 200;
          const capHeight = capFor(line, 0.12, 0.24) * LENGTH;
          const measure = { x: LEFT, length: LENGTH, middle, capHeight, fill };
          return woodLine(line.toUpperCase(), measure);
        })
        .join("") +
      drawRail(domain, `${teamName} ${years}`),
    alt: words.player(fullName(name), teamName, years),
  };
}
