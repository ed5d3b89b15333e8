import { useSources } from "#app/islands/rendering.ts";
import { formerNumbers, lastNumber } from "#app/record/figures.ts";
import type { Person } from "#app/record/record.ts";
import { paths } from "#app/routes/paths.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import * as personFacts from "#words/facts/person.ts";
import { enumerate } from "#words/grammar/lists.ts";
import { listFacts } from "./player-facts.ts";
import styles from "./PlayerHero.module.css";

/** Her most recent number and those before it. */
function Jersey({ person }: { person: Person }) {
  const number = lastNumber(person);
  const former = formerNumbers(person).map(String);
  if (number === undefined) return undefined;
  return (
    <div>
      <dt className="lab">{personFacts.number}</dt>
      <dd className={`num ${styles.number}`}>{String(number)}</dd>
      {former.length > 0 && <dd className={styles.note}>previously {enumerate(former)}</dd>}
    </div>
  );
}

/** Her number, position and seasons. A single season is linked here, as it has no card. */
export function PlayerFacts({ person }: { person: Person }) {
  const [only, ...others] = person.tenures;
  return (
    <dl className={`cluster ${styles.facts}`}>
      <Jersey person={person} />
      {listFacts(person, useSources().record).map(({ label, value, note }) => (
        <div key={label}>
          <dt className="lab">{label}</dt>
          <dd>
            <span className="d3">{value}</span>
            {note !== undefined && (
              <span className={styles.note}>
                {only !== undefined && others.length === 0 ? (
                  <Link href={paths.season(only.season)}>{note}</Link>
                ) : (
                  note
                )}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
