import { memo } from "react";
import { PersonRow } from "#app/entities/person/PersonRow.tsx";
import { PersonSeasons } from "#app/entities/person/PersonSeasons.tsx";
import { SeasonDiscs, type SeasonMark, SeasonYears } from "#app/entities/season/SeasonDiscs.tsx";
import { groupBy } from "#app/lib/list.ts";
import { List } from "#app/ui/List/List.tsx";
import * as words from "#words/pages/players.ts";
import type { ListedPlayer, PlayersData } from "./shape-players.ts";
import styles from "./PlayerIndex.module.css";

const ALPHABET_LETTERS = Array.from(words.alphabet);

const discKey: readonly { readonly mark: SeasonMark; readonly label: string }[] = [
  { mark: "p", label: words.player },
  { mark: "c", label: words.captain },
  { mark: "o", label: words.coach },
  { mark: "-", label: words.notOnTheTeam },
];

/** Number of people from which an index by letter helps. */
const MIN_FOR_LETTERS = 20;

/** Whether a list is long enough for letters. */
export function needsLetters(players: readonly ListedPlayer[]): boolean {
  return players.length >= MIN_FOR_LETTERS;
}

interface LettersProps {
  /** Without it, there are no letters. */
  hasLetters: boolean;
  found: readonly ListedPlayer[];
}

/** Links to the letters with results, and a legend for the discs. */
export function Letters({ found, hasLetters }: LettersProps) {
  const withResults = new Set(found.map(({ letter }) => letter));
  return (
    <div className={`onScreens spread ${styles.row}`}>
      {hasLetters ? (
        <nav aria-label={words.letters}>
          <List className={styles.letters}>
            {ALPHABET_LETTERS.map((letter) => (
              <li key={letter}>
                {withResults.has(letter) ? (
                  <a href={`#${letter}`} className="centered display">
                    {letter}
                  </a>
                ) : (
                  <span className="centered muted sm">{letter}</span>
                )}
              </li>
            ))}
          </List>
        </nav>
      ) : undefined}
      <List className={`cluster ${styles.key}`}>
        {discKey.map(({ mark, label }) => (
          <li key={mark} className="row xs">
            <SeasonDiscs seasons={[mark]} />
            {label}
          </li>
        ))}
      </List>
    </div>
  );
}

interface PlayerRowProps {
  player: ListedPlayer;
  busts: string;
  isShown: boolean;
}

const PlayerRow = memo(function PlayerRow({ player, busts, isShown }: PlayerRowProps) {
  return (
    <li hidden={!isShown}>
      <PersonRow
        person={player}
        busts={busts}
        isLastFirst
        hasPosition
        hasNumber
        end={<PersonSeasons person={player} />}
      />
    </li>
  );
});

interface LetterProps {
  /** Empty in a list without letters. */
  letter: string;
  people: readonly ListedPlayer[];
  shown: ReadonlySet<ListedPlayer>;
  busts: string;
  years: readonly number[];
}

/** The people under a letter; hidden if none of them matches the search. */
function Letter({ letter, people, shown, busts, years }: LetterProps) {
  return (
    <section
      {...(letter === "" ? {} : { id: letter, "aria-labelledby": `letter-${letter}` })}
      hidden={!people.some((player) => shown.has(player))}
    >
      <div className={`spread ${styles.head}`}>
        {letter === "" ? (
          <span />
        ) : (
          <h2 id={`letter-${letter}`} className={`num ${styles.letter}`}>
            {letter}
          </h2>
        )}
        <SeasonYears years={years} className={styles.years} />
      </div>
      <List as="ol">
        {people.map((player) => (
          <PlayerRow key={player.id} player={player} busts={busts} isShown={shown.has(player)} />
        ))}
      </List>
    </section>
  );
}

interface PlayerIndexProps {
  data: PlayersData;
  found: readonly ListedPlayer[];
}

/** All people by first letter of the surname. */
export function PlayerIndex({ data, found }: PlayerIndexProps) {
  const { players, busts, years } = data;
  const shown = new Set(found);
  return (
    <div className={styles.index}>
      {Array.from(
        groupBy(players, ({ letter }) => (needsLetters(players) ? letter : "")),
        ([letter, people]) => (
          <Letter key={letter} {...{ letter, people, shown, busts, years }} />
        ),
      )}
    </div>
  );
}
