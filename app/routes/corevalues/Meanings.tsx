import { useSite } from "#app/page/site.ts";
import { Link } from "wouter";
import { usePaths } from "#app/page/use-paths.ts";
import type { ValueInk } from "#app/domain/value-inks.ts";
import { classes } from "#app/lib/classes.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import inks from "#app/ui/Inks/Inks.module.css";
import * as words from "#words/pages/core-values.ts";
import styles from "./Meanings.module.css";

/** A value: what its slider does, what the team means by it, and the badges that are earned for it. */
export interface Meaning {
  readonly name: string;
  /** Its key in addresses. */
  readonly key: string;
  /** "Sets the upper circle." */
  readonly hint: string;
  readonly ink: ValueInk;
  readonly explanation: string;
  /** "19 badges in 2019"; nothing where Badge Quest has none. */
  readonly badges: string | undefined;
}

/** The values in words: what each means, and the way to its badges. */
export function Meanings({ meanings }: { meanings: readonly Meaning[] }) {
  const { badgequest } = usePaths();
  const { language } = useSite();
  if (meanings.length === 0) return undefined;
  return (
    <section className="wrap section" aria-labelledby="meanings">
      <Heading id="meanings" title={words.whatTheyMean} />
      <dl className={styles.meanings}>
        {meanings.map(({ name, key, ink, explanation, badges }) => (
          <div key={key}>
            <dt>
              <span className={classes(styles.disc, inks[ink])} aria-hidden="true" />
              <span className="d3">{name}</span>
            </dt>
            <dd lang={language}>{explanation}</dd>
            {badges === undefined || badgequest === undefined ? undefined : (
              <dd className={styles.badges}>
                <Link href={badgequest({ value: key })}>{badges}</Link>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
