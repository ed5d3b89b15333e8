import type { ReactNode } from "react";
import { wasCoach } from "#app/entities/person/shape.ts";
import { useSources } from "#app/islands/rendering.ts";
import { plural } from "#app/lib/text.ts";
import { formerNumbers, lastNumber } from "#app/record/figures.ts";
import type { Person, Tenure } from "#app/record/record.ts";
import { paths } from "#app/routes/paths.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import * as counts from "#words/counts.ts";
import * as words from "#words/facts.ts";
import { enumerate } from "#words/grammar.ts";
import { countTeammates, labelYears } from "./player-facts.ts";
import styles from "./PlayerHero.module.css";

/** Her most recent number and those before it. */
function Jersey({ person }: { person: Person }) {
  const number = lastNumber(person);
  const former = formerNumbers(person).map(String);
  if (number === undefined) return undefined;
  return (
    <div>
      <dt className="lab">{words.number}</dt>
      <dd className={`num ${styles.number}`}>{String(number)}</dd>
      {former.length > 0 && <dd className={styles.note}>previously {enumerate(former)}</dd>}
    </div>
  );
}

interface FactProps {
  label: string;
  value: string;
  note?: ReactNode;
}

function Fact({ label, value, note }: FactProps) {
  return (
    <div>
      <dt className="lab">{label}</dt>
      <dd>
        <span className="d3">{value}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </dd>
    </div>
  );
}

/** Her number, position and seasons. A single season has no card: it is linked here, with her teammates. */
export function PlayerFacts({ person }: { person: Person }) {
  const { record } = useSources();
  const { tenures, position } = person;
  const [onlySeason] = tenures.length === 1 ? tenures : [];
  const nameYears = (ofRole: readonly Tenure[]) => {
    const years = labelYears(ofRole, record);
    if (onlySeason === undefined) return years;
    return (
      <Link href={paths.season(onlySeason.season)} className="plainLink">
        {years}
      </Link>
    );
  };
  const onlyCoached = tenures.every(({ as }) => as === "coach");
  const roles = [
    { label: words.captain, ofRole: tenures.filter(({ as }) => as === "captain") },
    { label: words.coach, ofRole: onlyCoached ? [] : tenures.filter(wasCoach) },
  ];
  return (
    <dl className={`cluster ${styles.facts}`}>
      <Jersey person={person} />
      {position && <Fact label={words.position} value={position} />}
      <Fact
        label={words.seasons}
        value={`${tenures.length} of ${record.seasons.length}`}
        note={
          <>
            {nameYears(tenures)}
            {onlySeason && `, ${plural(countTeammates(person), "teammate")}`}
          </>
        }
      />
      {roles.map(
        ({ label, ofRole }) =>
          ofRole.length > 0 && (
            <Fact
              key={label}
              label={label}
              value={counts.seasons(ofRole.length)}
              note={nameYears(ofRole)}
            />
          ),
      )}
    </dl>
  );
}
