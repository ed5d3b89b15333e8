import type { ReactNode } from "react";
import type { ValueInk } from "#app/domain/value-inks.ts";
import { classes } from "#app/lib/classes.ts";
import { useSite } from "#app/routes/site.ts";
import inks from "#app/ui/Inks/Inks.module.css";
import { List } from "#app/ui/List/List.tsx";
import styles from "./CoreValueList.module.css";

interface CoreValueListProps {
  values: readonly {
    readonly name: string;
    readonly ink: ValueInk;
    readonly explanation: string;
    /** Shown below the explanation. */
    readonly note?: ReactNode;
  }[];
}

/** The core values with their colors and explanations. */
export function CoreValueList({ values }: CoreValueListProps) {
  const { language } = useSite();
  return (
    <List className={styles.values}>
      {values.map(({ name, ink, explanation, note }) => (
        <li key={name}>
          <span className={classes(styles.disc, inks[ink])} aria-hidden="true" />
          <h3 className="d3">{name}</h3>
          <p lang={language}>{explanation}</p>
          {note}
        </li>
      ))}
    </List>
  );
}
