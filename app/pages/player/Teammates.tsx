import { Fragment } from "react";
import { PersonLink } from "#app/entities/person/PersonLink.tsx";
import { shapePerson } from "#app/entities/person/shape.ts";
import { plural } from "#app/lib/text.ts";
import { groupTeammates } from "#app/record/figures.ts";
import type { Person } from "#app/record/record.ts";
import * as counts from "#words/counts.ts";
import { joint } from "#words/grammar.ts";
import { countTeammates } from "./player-facts.ts";
import styles from "./PlayerPage.module.css";

/** More people than this with the most seasons together are not named. */
const MAX_NAMED = 6;

/** One line: the number of her teammates, and those with the most seasons together. */
export function Teammates({ person }: { person: Person }) {
  const [most] = groupTeammates(person);
  if (most === undefined) return undefined;
  const { seasons, people } = most;
  return (
    <p className={styles.mates}>
      {plural(countTeammates(person), "teammate")}
      {seasons > 1 && people.length <= MAX_NAMED && (
        <>
          , {counts.seasons(seasons)} with
          {people.map((mate, index) => (
            <Fragment key={mate.id}>
              {joint(index, people.length)} <PersonLink person={shapePerson(mate)} />
            </Fragment>
          ))}
        </>
      )}
    </p>
  );
}
