import type { ListedPlayer, Spark } from "#app/routes/players/players-data.ts";
import * as words from "#words/pages/players.ts";
import { SparkDiscs } from "./SparkDiscs.tsx";
import styles from "./Letters.module.css";

const ALPHABET = Array.from(words.alphabet);

const key: readonly { readonly spark: Spark; readonly label: string }[] = [
  { spark: "p", label: words.player },
  { spark: "c", label: words.captain },
  { spark: "o", label: words.coach },
  { spark: "-", label: words.notOnTheTeam },
];

interface LettersProps {
  found: readonly ListedPlayer[];
}

/** The way to each letter, and what the discs mean. A letter that nobody is found under is no link. */
export function Letters({ found }: LettersProps) {
  const there = new Set(found.map(({ letter }) => letter));
  return (
    <div className={`onScreens spread ${styles.row}`}>
      <nav aria-label={words.letters}>
        <ul className={styles.letters}>
          {ALPHABET.map((letter) => (
            <li key={letter}>
              {there.has(letter) ? <a href={`#${letter}`}>{letter}</a> : <span>{letter}</span>}
            </li>
          ))}
        </ul>
      </nav>
      <ul className={`cluster ${styles.key}`}>
        {key.map(({ spark, label }) => (
          <li key={spark} className="xs">
            <SparkDiscs sparks={[spark]} />
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
