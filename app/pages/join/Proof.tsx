import { Link } from "#app/ui/Link/Link.tsx";
import { paths } from "#app/pages/shared/paths.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { ShareBar } from "#app/ui/ShareBar/ShareBar.tsx";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/join.ts";
import type { JoinData, TenureCount } from "./join-data.ts";
import styles from "./Proof.module.css";

const STEP = 14;

/** A disc for each of them; the longest row takes the length. */
function Discs({ people, most }: { people: number; most: number }) {
  const width = most * STEP;
  return (
    <svg viewBox={`0 0 ${width} 12`} className={styles.discs} width={width} aria-hidden="true">
      {Array.from({ length: people }, (_, index) => (
        <circle key={index} cx={index * STEP + 6} cy="6" r="5.5" />
      ))}
    </svg>
  );
}

function Tenure({ seasons, people, most }: TenureCount & { most: number }) {
  return (
    <li>
      <span className={styles.count}>{counts.seasons(seasons)}</span>
      <Discs people={people} most={most} />
      <span className={`muted sm ${styles.words}`}>{counts.people(people)}</span>
    </li>
  );
}

/** Retention charts: returning players, and how long people stay. Empty in a first season. */
export function Proof({ data, className }: { data: JoinData; className: string }) {
  const { returning, tenures } = data;
  if (returning.length === 0) return undefined;
  const most = Math.max(...tenures.map(({ people }) => people));
  const all = tenures.reduce((sum, { people }) => sum + people, 0);
  return (
    <div className={className}>
      <section aria-labelledby="who-comes-back">
        <Heading
          id="who-comes-back"
          title={words.returningPlayers}
          note={words.fromAnyEarlierSeason}
        />
        <ol className={`rows ${styles.rows}`}>
          {returning.map(({ year, back, fresh, sentence }) => (
            <li key={year}>
              <Link href={paths.season({ year })} className={`num linedLink ${styles.year}`}>
                {year}
              </Link>
              <ShareBar solid={back} outlined={fresh} />
              <span className={`muted sm ${styles.words}`}>{sentence}</span>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="how-long">
        <Heading id="how-long" title={words.howLongTheyStay} note={words.peopleOfAllSeasons(all)} />
        <ol className={`rows ${styles.rows}`}>
          {tenures.map((tenure) => (
            <Tenure key={tenure.seasons} {...tenure} most={most} />
          ))}
        </ol>
      </section>
    </div>
  );
}
