import { actionPrint } from "#app/art/action-print/action-print.ts";
import { badgeSymbol } from "#app/art/badge/badge.ts";
import { plate } from "#app/art/plate/plate.ts";
import { type NonEmpty, pickCyclic } from "#app/art/print/shapes.ts";
import type { Ink } from "#app/art/print/ink.ts";
import { type PrintedSeason, makeSeasonLookup } from "#app/art/season/printed-season.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { personOnCards } from "#app/domain/marks.ts";
import { dressMember } from "#app/art/season/person.ts";
import type { ClubRecord, Person } from "#app/record/record.ts";

/** Colors of the plates, in turn. */
const PLATE_INKS: NonEmpty<readonly [fill: Ink, ink: Ink]> = [
  ["plate1", "paper"],
  ["plate2", "paper"],
  ["plate3", "paper"],
  ["sun", "black"],
  ["black", "sun"],
  ["deepSun", "black"],
];

type SeasonLookup = (year: number) => PrintedSeason;

/**
 * The large picture of a person in her last season, 400 x 500; empty if she was never on a roster.
 */
function drawPortrait(person: Person, getSeason: SeasonLookup): string {
  const last = person.tenures.at(-1);
  if (last === undefined) return "";
  const { year, members } = last.season;
  const appearance = { ...dressMember(last), name: person.name };
  return actionPrint(appearance, getSeason(year), members.indexOf(last), "vertical");
}

function drawBadgesAndPlates({ id, awards, badgesMade, claims }: Person): Sheet {
  const badges = new Set([...awards.map((award) => award.badge), ...badgesMade]);
  // She may have claimed the same state in several editions.
  const codes = [...new Set(claims.map(({ plate: { code } }) => code))];
  return makeSheet(`things-${id}`, [
    ...Array.from(badges, badgeSymbol),
    ...codes.map((code, index) => {
      const [fill, ink] = pickCyclic(PLATE_INKS, index);
      const markup = plate(code, { width: 100, height: 60, fill, ink });
      return { id: `plate-${code}`, viewBox: "0 0 100 60", markup };
    }),
  ]);
}

/** Sheets of a person's page (large picture, badges, plates), and the picture of her share card. */
export function drawPlayer(person: Person, record: ClubRecord) {
  const getSeason = makeSeasonLookup(record);
  const portrait = drawPortrait(person, getSeason);
  const onCard = personOnCards(person.name, person.id);
  return {
    cardPortrait: drawPortrait({ ...person, name: onCard }, getSeason),
    portraitSheet: makeSheet(`player-${person.id}`, [
      { id: "print", viewBox: "0 0 400 500", markup: portrait },
    ]),
    tokenSheet: drawBadgesAndPlates(person),
  };
}
