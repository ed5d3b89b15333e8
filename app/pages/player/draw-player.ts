import { actionPrint } from "#app/art/action-print/action-print.ts";
import { badgeSymbol } from "#app/art/badge/badge.ts";
import { plate } from "#app/art/plate/plate.ts";
import { type Choices, pick } from "#app/art/print/shapes.ts";
import type { Ink } from "#app/art/print/ink.ts";
import { type PrintedSeason, printedSeasons } from "#app/art/season/printed-season.ts";
import type { Person as Drawn } from "#app/art/season/person.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import type { Content } from "#app/content/content.ts";
import { personOnCards } from "#app/domain/marks.ts";
import type { Person, Season } from "#app/record/record.ts";

/** Colors of the plates, in turn. */
const PLATES: Choices<readonly [fill: Ink, ink: Ink]> = [
  ["plate1", "paper"],
  ["plate2", "paper"],
  ["plate3", "paper"],
  ["sun", "black"],
  ["paper", "plate1"],
  ["deepSun", "black"],
];

/**
 * Data for drawing a person in a season; as a coach if she coached it, whatever she was in other
 * years.
 */
function inSeason({ id, name, position, look }: Person, season: Season): [Drawn, number] {
  const place = season.members.findIndex(({ person }) => person.id === id);
  const as = season.members[place]?.as;
  const drawn: Drawn =
    as === "coach"
      ? { id, name, look, position: "Coach", usualPosition: position }
      : { id, name, look, position, jersey: season.members[place]?.jersey };
  return [drawn, Math.max(place, 0)];
}

type Printed = (year: number) => PrintedSeason;

/**
 * The large picture of a person in her last season, 400 x 500; empty if she was never on a roster.
 */
function drawPrint(person: Person, printed: Printed): string {
  const last = person.tenures.at(-1)?.season;
  if (last === undefined) return "";
  const [drawn, place] = inSeason(person, last);
  return actionPrint(drawn, printed(last.year), place, "vertical");
}

function drawThings({ id, awards, badgesMade, claims }: Person): Sheet {
  const badges = new Set([...awards.map((award) => award.badge), ...badgesMade]);
  // She may have claimed the same state in several editions.
  const codes = [...new Set(claims.map(({ plate: { code } }) => code))];
  return makeSheet(`things-${id}`, [
    ...Array.from(badges, badgeSymbol),
    ...codes.map((code, index) => {
      const [fill, ink] = pick(PLATES, index);
      const markup = plate(code, { width: 100, height: 60, fill, ink });
      return { id: `plate-${code}`, viewBox: "0 0 100 60", markup };
    }),
  ]);
}

/** Sheets of a person's page (large picture, badges, plates), and the picture of her share card. */
export function drawPlayer(person: Person, content: Content) {
  const printed = printedSeasons(content);
  const print = drawPrint(person, printed);
  const onCard = personOnCards(person.name, person.id);
  return {
    cardPrint: drawPrint({ ...person, name: onCard }, printed),
    own: makeSheet(`player-${person.id}`, [{ id: "print", viewBox: "0 0 400 500", markup: print }]),
    things: drawThings(person),
  };
}
