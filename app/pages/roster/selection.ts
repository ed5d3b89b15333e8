import { currentId } from "#app/domain/former-ids.ts";
import { fullName } from "#app/domain/full-name.ts";
import { notInRecord, resolveSeason } from "#app/domain/seasons.ts";
import { itemAt } from "#app/lib/item-at.ts";
import type { ReadQuery } from "#app/lib/path/query.ts";
import type { RosterProps, RosterSeason } from "./shape-roster.ts";

export type RosterView = "roster" | "list" | "player";

/** Says that the address names somebody who is not on the season's roster, and who is shown instead. */
function describeMissing(
  { seasons }: RosterProps,
  { name, members: [first] }: RosterSeason,
  missing: string,
): string {
  const member = seasons.flatMap(({ members }) => members).find(({ id }) => id === missing);
  const who = member === undefined ? "That player" : fullName(member);
  const instead = first === undefined ? "" : ` This is ${fullName(first)}.`;
  return `${who} is not on the roster of ${name}.${instead}`;
}

/**
 * Season, view and person in the address, with defaults. The person is undefined only if the roster is still
 * empty. The notice is empty, or says what the page can't show.
 */
export function readSelection(roster: RosterProps, read: ReadQuery) {
  const { seasons, defaultSeason, formerIds } = roster;
  const fallback = seasons.find(({ id }) => id === defaultSeason) ?? itemAt(seasons, -1);
  const { season, isUnknown } = resolveSeason(seasons, read("season"), fallback);
  const asked = read("view");
  const view: RosterView = asked === "list" || asked === "player" ? asked : "roster";
  const player = currentId(formerIds, read("player"));
  const named = season.members.find(({ id }) => id === player);
  const isMissing = view === "player" && player !== undefined && named === undefined;
  const notices = [
    ...(isUnknown ? [notInRecord(season)] : []),
    ...(isMissing ? [describeMissing(roster, season, player)] : []),
  ];
  return { season, view, person: named ?? season.members[0], notice: notices.join(" ") };
}
