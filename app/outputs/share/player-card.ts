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

/** The name fills the space beside the print. */
const NAME_LEFT = PRINT.x + PRINT.width + 40;
const NAME_LENGTH = CARD_WIDTH - MARGIN - NAME_LEFT;

/** Where the capitals of a first name, a last name, and a last name alone are centered. */
const MIDDLES = { first: 190, last: 390, alone: 287 } as const;

/** The lowest and highest capitals, as shares of the name's length. */
const CAPITALS = [0.12, 0.24] as const;

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
  const fill = INKS_ON_GROUND[lead].type;
  const drawName = (text: string, middle: number) => {
    const capHeight = capFor(text, ...CAPITALS) * NAME_LENGTH;
    const measure = { x: NAME_LEFT, length: NAME_LENGTH, middle, capHeight, fill };
    return woodLine(text.toUpperCase(), measure);
  };
  // Cards have Latin letters only, so the first name may be empty.
  const hasFirst = first !== "";
  return {
    markup:
      rect(0, 0, CARD_WIDTH, RAIL_TOP, lead) +
      cropToFrame(print, PRINT) +
      (hasFirst
        ? drawName(first, MIDDLES.first) + drawName(last, MIDDLES.last)
        : drawName(last, MIDDLES.alone)) +
      drawRail(domain, `${teamName} ${years}`),
    alt: words.player(fullName(name), teamName, years),
  };
}
