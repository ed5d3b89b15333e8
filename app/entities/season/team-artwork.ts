import { lineupSheet } from "#app/art/lineup/lineup.ts";
import { type Person, teamOf } from "#app/art/season/person.ts";
import { type PrintedContent, seasonsInPrint } from "#app/art/season/printed-season.ts";
import type { Sheet } from "#app/art/sheet.ts";
import type { Roster } from "#app/content/content.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/facts/season.ts";
import { enumerate } from "#words/grammar/lists.ts";

interface TeamDrawing {
  /** Id of the symbol on the sheet. */
  readonly id: string;
  readonly viewBox: string;
  /** Accessible name of the picture. */
  readonly label: string;
}

/** Two drawings of a team: everyone, and for phones only the first few. */
export interface TeamArtwork {
  readonly sheet: string;
  readonly wide: TeamDrawing;
  readonly narrow: TeamDrawing;
}

/** Sizes of the two drawings. The team is inside `room`, which is never cropped. */
const wide = { width: 2560, height: 640, room: 2160 };
const narrow = { width: 780, height: 670 };

/** Number of people in the phone drawing, in three rows. */
const FEW = 12;

function boxOf({ width, height }: typeof narrow): string {
  return `0 0 ${width} ${height}`;
}

function whoStands({ players, coaches }: Roster): string {
  return enumerate([
    counts.players(players.length),
    ...(coaches.length === 0 ? [] : [counts.coaches(coaches.length)]),
  ]);
}

/** Drawing of a season's team. */
export function teamArtwork(
  content: PrintedContent & { readonly players: ReadonlyMap<string, Person> },
  roster: Roster,
): { picture: TeamArtwork; sheet: Sheet } {
  const people = teamOf(roster, content.players);
  const few = people.slice(0, FEW);
  const all = whoStands(roster);
  const some = few.length < people.length ? words.someOf(few.length, all) : all;
  const sheet = lineupSheet(
    seasonsInPrint(content)(roster.year),
    { id: "team", people, ...wide },
    { id: "few", people: few, ...narrow },
  );
  const label = (who: string) => words.lineUp(roster.displayName, who);
  return {
    picture: {
      sheet: sheet.href,
      wide: { id: "team", viewBox: boxOf(wide), label: label(all) },
      narrow: { id: "few", viewBox: boxOf(narrow), label: label(some) },
    },
    sheet,
  };
}
