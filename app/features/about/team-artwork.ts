import { lineupSheet } from "#app/art/lineup/lineup-sheet.ts";
import type { Sheet } from "#app/art/sheet.ts";
import type { Content, Roster } from "#app/content/content.ts";
import { knownPeople, peopleOf } from "#app/domain/roster/people.ts";
import { enumerate } from "#app/lib/text/enumerate.ts";
import { plural } from "#app/lib/text/plural.ts";
import type { TeamArtwork } from "./TeamPicture.tsx";

const [WIDTH, HEIGHT] = [1440, 640];

function labelOf({ displayName, players, coaches }: Roster): string {
  const people = [
    plural(players.length, "player"),
    ...(coaches.length === 0 ? [] : [plural(coaches.length, "coach", "coaches")]),
  ];
  return `Drawing of the ${displayName} team: ${enumerate(people)} in rows before a rising disc.`;
}

type TeamContent = Pick<Content, "rosters" | "players"> & {
  readonly site: Pick<Content["site"], "defaultRoster">;
};

/** The line-up of the default season, for where the team has no photograph. */
export function teamArtwork(content: TeamContent): { picture: TeamArtwork; sheet: Sheet } {
  const { site, rosters, players } = content;
  const roster = rosters.find(({ id }) => id === site.defaultRoster);
  if (roster === undefined) throw new RangeError(`There is no roster ${site.defaultRoster}.`);
  const people = knownPeople(peopleOf(roster), players);
  const sheet = lineupSheet(roster.year, people, WIDTH, HEIGHT);
  const viewBox = `0 0 ${WIDTH} ${HEIGHT}`;
  return { picture: { sheet: sheet.href, viewBox, label: labelOf(roster) }, sheet };
}
