import { actionPrint } from "#app/art/action-print/action-print.ts";
import { badgeSymbol } from "#app/art/badge/badge.ts";
import { plate } from "#app/art/plate/plate.ts";
import type { Ink } from "#app/art/print/ink.ts";
import { type NonEmpty, pickCyclic } from "#app/art/print/shapes.ts";
import { dressMember } from "#app/art/season/person.ts";
import { makeSeasonLookup } from "#app/art/season/printed-season.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
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

/** Her large picture in her last season, 400 x 500; empty if she was never on a roster. It spells her name as given. */
export function drawPortrait({ name, tenures }: Person, record: ClubRecord): string {
  const last = tenures.at(-1);
  if (last === undefined) return "";
  const { year, members } = last.season;
  const placeOnRoster = members.indexOf(last);
  const person = { ...dressMember(last), name };
  return actionPrint(person, makeSeasonLookup(record)(year), placeOnRoster, "vertical");
}

/** Her large picture as a sheet of its own. */
export function portraitSheet(person: Person, record: ClubRecord): Sheet {
  return makeSheet(`player-${person.id}`, [
    { id: "print", viewBox: "0 0 400 500", markup: drawPortrait(person, record) },
  ]);
}

/** Her badges and plates. */
export function badgesAndPlatesSheet({ id, awards, badgesMade, claims }: Person): Sheet {
  const badges = new Set([...awards.map((award) => award.badge), ...badgesMade]);
  // She may have claimed the same state in several editions.
  const codes = [...new Set(claims.map((claim) => claim.plate.code))];
  return makeSheet(`things-${id}`, [
    ...Array.from(badges, badgeSymbol),
    ...codes.map((code, index) => {
      const [fill, ink] = pickCyclic(PLATE_INKS, index);
      const markup = plate(code, { width: 100, height: 60, fill, ink });
      return { id: `plate-${code}`, viewBox: "0 0 100 60", markup };
    }),
  ]);
}
