import { Link } from "wouter";
import { classes } from "#app/lib/classes.ts";
import { usePaths } from "#app/page/use-paths.ts";
import type { JoinValue } from "#app/routes/join/join-data.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import inks from "#app/ui/Inks/Inks.module.css";
import { usePartLabel, useSite } from "#app/page/site.ts";
import * as words from "#words/pages/join.ts";
import styles from "./Values.module.css";

interface ValuesProps {
  values: readonly JoinValue[];
  className: string;
}

/** The core values, each in its ink, with what the team means by it. */
export function Values({ values, className }: ValuesProps) {
  const part = usePartLabel("corevalues");
  const { corevalues } = usePaths();
  const { language } = useSite();
  if (values.length === 0) return undefined;
  return (
    <section className={className} aria-labelledby="values">
      <Heading
        id="values"
        title={words.ourValues}
        note={corevalues === undefined ? undefined : <Link href={corevalues()}>{part}</Link>}
      />
      <ul className={styles.values}>
        {values.map(({ name, ink, explanation }) => (
          <li key={name}>
            <span className={classes(styles.disc, inks[ink])} aria-hidden="true" />
            <h3 className="d3">{name}</h3>
            <p lang={language}>{explanation}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
