import { everyoneSheet } from "#app/entities/person/busts.ts";
import { PersonRow } from "#app/entities/person/PersonRow.tsx";
import { PersonSeasons } from "#app/entities/person/PersonSeasons.tsx";
import { shapePlayer } from "#app/entities/person/shape.ts";
import { DiscKey, SeasonYears } from "#app/entities/season/SeasonDiscs.tsx";
import { useSheet, useSources } from "#app/islands/rendering.ts";
import { groupBy } from "#app/lib/list.ts";
import type { Person } from "#app/record/record.ts";
import { List } from "#app/ui/List/List.tsx";
import * as words from "#words/facts.ts";
import { firstLetter } from "./list-players.ts";
import styles from "./PlayerIndex.module.css";

const ALPHABET = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");

/** Number of people from which an index by letter helps. */
const MIN_FOR_LETTERS = 20;

interface PlayersProps {
  /** By last name. */
  players: readonly Person[];
}

/** Links to the letters of a long list, which the filter finds by `data-letter`, and a legend for the discs. */
export function Letters({ players }: PlayersProps) {
  const { record } = useSources();
  const used = new Set(players.map(({ name }) => firstLetter(name.last)));
  return (
    <div className={`onScreens row spread ${styles.row}`}>
      {players.length >= MIN_FOR_LETTERS && (
        <nav aria-label="Letters">
          <List className={`cluster ${styles.letters}`}>
            {ALPHABET.map((letter) => (
              <li key={letter}>
                <a
                  className="centered"
                  href={used.has(letter) ? `#${letter}` : undefined}
                  data-letter={letter}
                >
                  {letter}
                </a>
              </li>
            ))}
          </List>
        </nav>
      )}
      <div>
        <p className="xs muted">{words.dotsLegend(record.seasons.map(({ year }) => year))}</p>
        <DiscKey />
      </div>
    </div>
  );
}

/** All people by first letter of the surname; a short list has no letters. The filter finds a row by its `data-row`. */
export function PlayerIndex({ players }: PlayersProps) {
  const sources = useSources();
  const busts = useSheet(everyoneSheet(sources));
  const years = sources.record.seasons.map(({ year }) => year);
  const isLong = players.length >= MIN_FOR_LETTERS;
  const groups = groupBy(players, ({ name }) => (isLong ? firstLetter(name.last) : ""));
  return (
    <div className={`index ${styles.index}`}>
      {Array.from(groups, ([letter, people]) => (
        <section key={letter} id={letter || undefined} aria-labelledby={`letter-${letter}`}>
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
            {people.map((person) => {
              const shape = shapePlayer(person, years);
              return (
                <li key={person.id} data-row={person.id}>
                  <PersonRow
                    person={shape}
                    sheet={busts}
                    isLastFirst
                    hasNumber
                    end={<PersonSeasons person={shape} />}
                  />
                </li>
              );
            })}
          </List>
        </section>
      ))}
    </div>
  );
}
