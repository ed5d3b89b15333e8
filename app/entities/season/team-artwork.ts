import { lineupSheet } from "#app/art/lineup/lineup.ts";
import { dressTeam } from "#app/art/season/person.ts";
import { type PrintedRecord, makeSeasonLookup } from "#app/art/season/printed-season.ts";
import type { Sheet } from "#app/art/sheet.ts";
import type { Season } from "#app/record/record.ts";
import * as counts from "#words/counts.ts";
import * as words from "#words/facts.ts";
import { enumerate } from "#words/grammar.ts";

interface TeamDrawing {
  /** Id of the symbol on the sheet. */
  readonly id: string;
  readonly viewBox: string;
  /** Accessible name of the picture. */
  readonly label: string;
}

/** Two drawings of a team: everyone, and for phones only the first few. */
export interface TeamDrawings {
  readonly wide: TeamDrawing;
  readonly narrow: TeamDrawing;
}

/** Sizes of the two drawings. The team is inside `room`, which is never cropped. */
const wide = { width: 2560, height: 640, room: 2160 };
const narrow = { width: 780, height: 670 };

/** Maximum number of people in the phone drawing. */
const PHONE_PEOPLE = 12;

function makeViewBox({ width, height }: typeof narrow): string {
  return `0 0 ${width} ${height}`;
}

function whoStands(members: TeamSeason["members"]): string {
  const players = members.filter(({ as }) => as !== "coach");
  const coaches = members.filter(({ as, alsoCoach = false }) => as === "coach" || alsoCoach);
  return enumerate([
    counts.players(players.length),
    ...(coaches.length === 0 ? [] : [counts.coaches(coaches.length)]),
  ]);
}

type TeamSeason = Pick<Season, "year" | "displayName" | "members" | "numbers">;

/** Drawing of a season's team. */
export function teamArtwork(
  record: PrintedRecord,
  season: TeamSeason,
): { readonly sheet: Sheet; readonly drawings: TeamDrawings } {
  const people = dressTeam(season);
  const few = people.slice(0, PHONE_PEOPLE);
  const all = whoStands(season.members);
  const some = few.length < people.length ? words.countOfAll(few.length, all) : all;
  const sheet = lineupSheet(
    makeSeasonLookup(record)(season.year),
    { id: "team", people, ...wide },
    { id: "few", people: few, ...narrow },
  );
  const label = (who: string) => words.lineUp(season.displayName, who);
  return {
    sheet,
    drawings: {
      wide: { id: "team", viewBox: makeViewBox(wide), label: label(all) },
      narrow: { id: "few", viewBox: makeViewBox(narrow), label: label(some) },
    },
  };
}
