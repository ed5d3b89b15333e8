import { Link } from "wouter";
import type { FiftyPlates, PlatesEdition } from "#app/routes/fiftyplates/plates.ts";
import { editionAddress } from "#app/routes/fiftyplates/selection.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/fifty-plates.ts";
import styles from "./Compared.module.css";

const statesOf = ({ claims }: PlatesEdition) =>
  new Map(claims.map(({ code, name }) => [code, name]));

/** The plates of one edition that another one does not have, by name. */
function missingIn(one: PlatesEdition, other: PlatesEdition): string[] {
  const there = statesOf(other);
  return [...statesOf(one)].filter(([code]) => !there.has(code)).map(([, name]) => name);
}

function Column({
  plates,
  edition,
  other,
}: Record<"edition" | "other", PlatesEdition> & { plates: FiftyPlates }) {
  const { year, states, total, spotters, days } = edition;
  const alone = missingIn(edition, other);
  return (
    <section className={styles.column} aria-label={String(year)}>
      <h3 className="num">
        <Link href={editionAddress(plates, year)}>{year}</Link>
      </h3>
      <dl>
        <dt>{plates.states}</dt>
        <dd>{words.ofAll(states, total)}</dd>
        <dt>{words.spotters}</dt>
        <dd>{spotters.length}</dd>
        <dt>{words.took}</dt>
        <dd>{counts.days(days)}</dd>
        <dt>{words.mostPlates}</dt>
        <dd>{edition.mostPlates}</dd>
        <dt>{words.onlyIn(year)}</dt>
        <dd>{alone.length === 0 ? words.none : alone.join(", ")}</dd>
      </dl>
    </section>
  );
}

/** The two newest editions side by side; nothing with one alone. */
export function Compared({ plates, className }: { plates: FiftyPlates; className: string }) {
  const [older, newer] = plates.editions.slice(-2);
  if (older === undefined || newer === undefined) return undefined;
  const both = [...statesOf(newer).keys()].filter((code) => statesOf(older).has(code)).length;
  return (
    <section className={className} aria-labelledby="compared">
      <Heading
        id="compared"
        title={words.yearBesideYear(older.year, newer.year)}
        note={words.platesInBoth(both)}
      />
      <div className={styles.columns}>
        <Column plates={plates} edition={older} other={newer} />
        <Column plates={plates} edition={newer} other={older} />
      </div>
    </section>
  );
}
