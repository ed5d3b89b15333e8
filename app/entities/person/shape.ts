import type { NameParts } from "#app/domain/full-name.ts";
import type { PersonId } from "#app/domain/ids.ts";
import { yearsLabel } from "#app/domain/roster.ts";
import type { SeasonMark } from "#app/entities/season/SeasonDiscs.tsx";
import { lastNumber } from "#app/record/figures.ts";
import type { Person, Tenure } from "#app/record/record.ts";
import * as words from "#words/facts.ts";

/** A person in lists, cards and links. Each list shows some of these fields. */
export interface PersonShape extends NameParts {
  readonly id: PersonId;
  /** Set for guests who earned a badge but were never on a roster. */
  readonly hasNoPage?: true | undefined;
  readonly nickname?: string | undefined;
  /** "7", "00", or "C" for a coach; empty if unknown. */
  readonly number?: string | undefined;
  readonly position?: string | undefined;
  /** "Captain", "Coach", or both for a coaching captain. */
  readonly role?: string | undefined;
  /** Number of her seasons on the team. */
  readonly seasons?: number | undefined;
  /** Years of those seasons: "2015–2018, 2021". */
  readonly years?: string | undefined;
  /** Her role in each of the club's seasons, oldest first. */
  readonly marks?: readonly SeasonMark[] | undefined;
}

/** Her name, and the data that her link needs. */
export function shapePerson({ id, name, tenures }: Person): PersonShape {
  const { first, last, apart } = name;
  return {
    id,
    first,
    last,
    ...(apart === undefined ? {} : { apart }),
    ...(tenures.length === 0 ? { hasNoPage: true } : {}),
  };
}

function describeRole(tenure: Tenure): string | undefined {
  const roles = [
    ...(wasCaptain(tenure) ? [words.captain] : []),
    ...(wasCoach(tenure) ? [words.coach] : []),
  ];
  return roles.length === 0 ? undefined : roles.join(", ");
}

/** A person in one season, with the number and role of that season. */
export function shapeMember(tenure: Tenure): PersonShape {
  const { person, as, jersey } = tenure;
  const isCoach = as === "coach";
  return {
    ...shapePerson(person),
    nickname: person.name.nickname,
    number: isCoach ? words.coachNumber : String(jersey ?? ""),
    position: isCoach ? "" : person.position,
    role: describeRole(tenure),
  };
}

const wasCaptain = ({ as }: Tenure) => as === "captain";
export const wasCoach = ({ as, alsoCoach }: Tenure) => as === "coach" || alsoCoach === true;

const markByRole: Readonly<Record<Tenure["as"], SeasonMark>> = {
  player: "p",
  captain: "c",
  coach: "o",
};

/**
 * A person over all seasons, with her most recent number.
 *
 * @param years the club's seasons, oldest first
 */
export function shapePlayer(person: Person, years: readonly number[]): PersonShape {
  const { tenures, position } = person;
  const marks = new Map(tenures.map(({ season, as }) => [season.year, markByRole[as]]));
  const onlyCoached = tenures.every(({ as }) => as === "coach");
  return {
    ...shapePerson(person),
    nickname: person.name.nickname,
    number: String(lastNumber(person) ?? (onlyCoached ? words.coachNumber : "")),
    position,
    seasons: tenures.length,
    years: yearsLabel([...marks.keys()], years),
    marks: years.map((year) => marks.get(year) ?? "-"),
  };
}
