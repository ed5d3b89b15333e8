import { Link } from "wouter";
import { timesEarned } from "#app/domain/badge-quest/badge-quest.ts";
import { paths } from "#app/paths.ts";
import type { BadgeData, Holder } from "#app/routes/badge/badge-data.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import * as words from "#words/pages/badge.ts";
import styles from "./Holders.module.css";

function Disc({ holder, busts }: { holder: Holder; busts: string | undefined }) {
  const { id, name, number, times } = holder;
  return (
    <li>
      <Link href={paths.player({ id })}>
        <span className="sr">{`${name}, ${timesEarned(times)}`}</span>
        {times === 0 || busts === undefined ? (
          <span className={`centered display muted ${styles.none}`} aria-hidden="true">
            {number}
          </span>
        ) : (
          <Art sheet={busts} id={id} viewBox="0 0 400 400" className={styles.bust} sizes="60px" />
        )}
        {times > 1 ? (
          <span className={`centered display ${styles.times}`} aria-hidden="true">
            {times}
          </span>
        ) : undefined}
      </Link>
    </li>
  );
}

/** Everybody of the newest edition with a log: who has the badge, and who has not. */
export function Holders({ data, className }: { data: BadgeData; className: string }) {
  const { holders, art } = data;
  if (holders === undefined) return undefined;
  const { title, year, share, words: shareInWords, people } = holders;
  return (
    <section className={className} aria-labelledby="who-has-it">
      <Heading id="who-has-it" title={words.whoHasIt} note={title} />
      <div className={styles.share}>
        <p className={`num ${styles.percent}`}>{share}</p>
        <p className={styles.words}>{shareInWords}</p>
        <ul className={styles.discs}>
          {people.map((holder) => (
            <Disc key={holder.id} holder={holder} busts={art.busts[year]} />
          ))}
        </ul>
      </div>
    </section>
  );
}
