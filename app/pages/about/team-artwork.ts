import { lineupSheet } from "#app/art/lineup/lineup.ts";
import { defaultTeam, type TeamContent } from "#app/art/season/person.ts";
import { seasonsInPrint } from "#app/art/season/printed-season.ts";
import type { Sheet } from "#app/art/sheet.ts";
import type { Content, Roster } from "#app/content/content.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/about.ts";
import { enumerate } from "#words/grammar/lists.ts";
import type { TeamArtwork } from "./about-data.ts";

/** Sizes of the two pictures: wide pages may cut the sides outside of `room`. */
const wide = { width: 2560, height: 640, room: 1440 };
const narrow = { width: 780, height: 670 };

/** Number of people in two rows on a phone. */
const FEW = 10;

function boxOf({ width, height }: typeof narrow): string {
  return `0 0 ${width} ${height}`;
}

function whoStands({ players, coaches }: Roster): string {
  return enumerate([
    counts.players(players.length),
    ...(coaches.length === 0 ? [] : [counts.coaches(coaches.length)]),
  ]);
}

function drawing({ displayName }: Roster, who: string): string {
  return words.lineUp(displayName, who);
}

/** The part of the content in the picture. */
export interface TeamSource extends TeamContent<Roster> {
  readonly site: Pick<Content["site"], "defaultRoster" | "teamName">;
}

/** Drawing of the default season's team, if there is no photograph. */
export function teamArtwork(content: TeamSource): { picture: TeamArtwork; sheet: Sheet } {
  const { roster, people } = defaultTeam(content);
  const few = people.slice(0, FEW);
  const all = whoStands(roster);
  const some = few.length < people.length ? words.someOf(few.length, all) : all;
  const sheet = lineupSheet(
    seasonsInPrint(content)(roster.year),
    { id: "team", people, ...wide },
    { id: "few", people: few, ...narrow },
  );
  return {
    picture: {
      sheet: sheet.href,
      wide: { id: "team", viewBox: boxOf(wide), label: drawing(roster, all) },
      narrow: { id: "few", viewBox: boxOf(narrow), label: drawing(roster, some) },
    },
    sheet,
  };
}
