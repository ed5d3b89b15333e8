import type { Player, Roster } from "#app/content/content.ts";
import { leadershipSentence } from "#app/domain/roster/leadership-sentence.ts";
import { tenureOf } from "#app/domain/roster/tenure.ts";
import { yearsLabel } from "#app/domain/roster/years-label.ts";
import type { PersonData } from "#app/routes/roster/roster-data.ts";

/**
 * A person with her years on the team over all rosters given.
 *
 * @param badges that she earned in the kept logs of Badge Quest
 */
export function shapePerson(
  player: Player,
  rosters: readonly Roster[],
  badges: number | undefined,
): PersonData {
  const { first, last, nickname } = player.name;
  const seasonYears = rosters.map(({ year }) => year);
  const tenure = tenureOf(player.id, rosters);
  const years = tenure.map(({ year }) => year);
  const led = leadershipSentence(tenure, seasonYears);
  return {
    first,
    last,
    ...(nickname === undefined ? {} : { nickname }),
    ...(player.jersey === undefined ? {} : { jersey: player.jersey }),
    position: player.position,
    years: yearsLabel(years, seasonYears),
    ...(led === undefined ? {} : { led }),
    ...(badges === undefined ? {} : { badges }),
  };
}
