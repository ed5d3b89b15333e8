import { brandId } from "#app/domain/ids.ts";
import { yearsLabel } from "#app/domain/roster.ts";
import { wasCoach } from "#app/entities/person/shape.ts";
import { groupTeammates } from "#app/record/figures.ts";
import type { ClubRecord, Person, Tenure } from "#app/record/record.ts";
import * as personFacts from "#words/facts/person.ts";
import * as counts from "#words/grammar/counts.ts";

export function findPlayer(id: string, { people }: ClubRecord): Person {
  const person = people.get(brandId(id));
  if (person === undefined) throw new RangeError(`There is no player ${id}.`);
  return person;
}

/** "2015–2018, 2021"; seasons of the club in a row are joined. */
export function labelYears(tenures: readonly Tenure[], { seasons }: ClubRecord): string {
  return yearsLabel(
    tenures.map(({ season }) => season.year),
    seasons.map(({ year }) => year),
  );
}

interface PlayerFact {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

/** Her position, her seasons, and those in which she led the team. */
export function listFacts({ tenures, position }: Person, record: ClubRecord): PlayerFact[] {
  const nameRole = (label: string, led: readonly Tenure[]) =>
    led.length === 0
      ? []
      : [{ label, value: counts.seasons(led.length), note: labelYears(led, record) }];
  const onlyCoached = tenures.every(({ as }) => as === "coach");
  return [
    ...(position ? [{ label: personFacts.position, value: position }] : []),
    {
      label: personFacts.seasons,
      value: `${tenures.length} of ${record.seasons.length}`,
      note: labelYears(tenures, record),
    },
    ...nameRole(
      personFacts.captain,
      tenures.filter(({ as }) => as === "captain"),
    ),
    ...(onlyCoached ? [] : nameRole(personFacts.coach, tenures.filter(wasCoach))),
  ];
}

export function countTeammates(person: Person): number {
  return groupTeammates(person).reduce((sum, { people }) => sum + people.length, 0);
}

/** "93 badges earned, 25 created"; empty if she has none. */
export function countBadges({ awards, badgesMade }: Person): string {
  const [earned, created] = [awards.length, badgesMade.length];
  if (earned === 0) return created === 0 ? "" : `${counts.badges(created)} created`;
  return `${counts.badges(earned)} earned${created === 0 ? "" : `, ${created} created`}`;
}
