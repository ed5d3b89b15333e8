import { currentId } from "#app/domain/former-ids.ts";
import { fullName } from "#app/domain/full-name.ts";
import { notInRecord, resolveSeason } from "#app/domain/seasons.ts";
import type { ReadQuery } from "#app/lib/path.ts";
import type { ListedSeason, RosterProps, RosterSeason } from "./shape-roster.ts";

export type RosterView = "roster" | "list" | "player";

/** Says that the address names somebody who is not on the season's roster, and who is shown instead. */
function describeMissing(
  teams: readonly RosterSeason[],
  { name, members: [first] }: RosterSeason,
  missing: string,
): string {
  const member = teams.flatMap(({ members }) => members).find(({ id }) => id === missing);
  const who = member === undefined ? "That player" : fullName(member);
  const instead = first === undefined ? "" : ` This is ${fullName(first)}.`;
  return `${who} is not on the roster of ${name}.${instead}`;
}

/**
 * Season, view and person in the address, with defaults.
 *
 * @param teams those that have arrived
 */
export function readSelection(
  { seasons, defaultTeam, formerIds }: Pick<RosterProps, "seasons" | "defaultTeam" | "formerIds">,
  teams: readonly RosterSeason[],
  read: ReadQuery,
) {
  const { season, isUnknown } = resolveSeason<ListedSeason>(seasons, read("season"), defaultTeam);
  const team = teams.find(({ id }) => id === season.id);
  const choice = read("view");
  const view: RosterView = choice === "list" || choice === "player" ? choice : "roster";
  const player = currentId(formerIds, read("player"));
  const namedMember = team?.members.find(({ id }) => id === player);
  const isMissing = view === "player" && player !== undefined && namedMember === undefined;
  const notices = [
    ...(isUnknown ? [notInRecord(season)] : []),
    ...(isMissing && team ? [describeMissing(teams, team, player)] : []),
  ];
  return {
    season,
    /** Undefined if it has not arrived. */
    team,
    view,
    /** Undefined only if the roster is still empty. */
    person: namedMember ?? team?.members[0],
    /** Says what the page can't show; empty if it shows what was asked for. */
    notice: notices.join(" "),
    /** Whether the file of the other teams is needed: for the season, or for the name of a missing person. */
    needsOthers: team === undefined || isMissing,
  };
}
