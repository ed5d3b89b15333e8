import { timesEarned } from "#app/domain/badge-quest/badge-quest.ts";
import { PeopleByCount } from "#app/page/people/PeopleByCount.tsx";
import type { BadgeEdition } from "#app/routes/badge/badge-data.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import * as words from "#words/pages/badge.ts";
import styles from "./Earners.module.css";

interface EarnersProps {
  edition: BadgeEdition;
  /** The sheet with the busts of that year's roster. */
  busts: string | undefined;
}

/** People who earned the badge in an edition, most often first, then in roster order. */
export function Earners({ edition, busts }: EarnersProps) {
  const { title, year, note, earners } = edition;
  const id = `earned-${year}`;
  return (
    <section aria-labelledby={id}>
      <Heading id={id} title={title} note={earners.length === 0 ? undefined : note} />
      {earners.length === 0 ? (
        <p className={styles.nobody}>{note}</p>
      ) : (
        <PeopleByCount groups={earners} unit={words.timesBelow} label={timesEarned} busts={busts} />
      )}
    </section>
  );
}
