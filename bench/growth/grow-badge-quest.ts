import type { Content } from "#app/content/content.ts";
import { awardsFile, editionFile, files } from "#app/content/files.ts";
import { peopleOf } from "#app/domain/roster/people.ts";
import { seasonId } from "#app/domain/seasons/season-id.ts";
import { itemAt } from "#app/lib/list/item-at.ts";
import { writtenLog } from "./award-log.ts";
import { growAwards, growBadges, growEdition, growHistory } from "./badges.ts";
import type { GrownSeasons } from "./grow-seasons.ts";
import { spread } from "./spread.ts";

/**
 * Badge Quest as files: plain values, and the logs as finished text. None of what the club does not have: it may
 * play no Badge Quest, or play it for the first time.
 */
export function growBadgeQuest(
  { site, badgeQuest, rosters }: Pick<Content, "site" | "badgeQuest" | "rosters">,
  factor: number,
  { teams }: Pick<GrownSeasons, "teams">,
): { files: ReadonlyMap<string, unknown>; logs: ReadonlyMap<string, string> } {
  const grown = new Map<string, unknown>();
  const logs = new Map<string, string>();
  const teamIn = (year: number): readonly string[] => teams.get(year) ?? [];
  const rosterOf = (year: number): string => seasonId(site.teamName, year);
  const { badges, history } = badgeQuest;
  const editions = [...badgeQuest.editions.values()];
  const { years, fullness } = spread(editions.length, factor, editions[0]?.year);
  for (const [index, year] of years.entries()) {
    const shape = itemAt(editions, index % editions.length);
    const roster = rosters.find(({ id }) => id === shape.roster);
    const team = roster === undefined ? [] : peopleOf(roster);
    const { written, inUse } = growEdition(shape, { year, roster: rosterOf(year), fullness });
    const awards = growAwards(shape, team, { year, fullness, people: teamIn(year), inUse });
    grown.set(editionFile(year), written);
    if (awards.length > 0) logs.set(awardsFile(year), writtenLog(awards));
  }
  const [first] = teams.values();
  if (badges.size > 0) {
    grown.set(files.badges, growBadges([...badges.values()], factor, first ?? []));
  }
  if (history.length > 0) {
    const past = spread(history.length, factor, history[0]?.year);
    grown.set(files.history, growHistory(history, past, teamIn, rosterOf));
  }
  return { files: grown, logs };
}
