import { Medal } from "#app/entities/finish/Medal.tsx";
import { useSources } from "#app/islands/rendering.ts";
import { sortedBy } from "#app/lib/list.ts";
import { questEdition, rankPlayers } from "#app/record/figures.ts";
import type { Edition, Person } from "#app/record/record.ts";
import { usePartLabel, usePaths } from "#app/routes/site.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as counts from "#words/counts.ts";
import * as words from "#words/facts.ts";
import { ordinal } from "#words/grammar.ts";
import styles from "./PlayerPage.module.css";

/** Her place and badges in an edition with a log. Guests earn badges without being on the roster. */
function describeEdition(person: Person, edition: Edition, defaultYear: number | undefined) {
  const { title, year, season, awards } = edition;
  const standings = rankPlayers(edition);
  const standing = standings.find((ranked) => ranked.person === person.id);
  const isGuest = season?.members.every((member) => member.person !== person) ?? false;
  const isOnRoster = standing !== undefined && !isGuest;
  const notes = [
    ...(standing === undefined ? [] : [`among ${counts.people(standings.length)}`]),
    ...(isOnRoster ? [] : [words.notOnTheRoster(year)]),
  ];
  return {
    title,
    year,
    place: standing?.place,
    badges: awards.filter((award) => award.person === person).length,
    note: notes.join(", "),
    query: questEdition(edition, defaultYear),
  };
}

/**
 * Her editions, newest first: those with a log, and those of which only the leaders are known. The latter have no `query`:
 * Badge Quest lists them in its history, unless one is its default edition.
 */
function listYears(person: Person, defaultYear: number | undefined, part: string) {
  const editions = new Set(person.awards.map(({ edition }) => edition));
  const logged = Array.from(editions, (edition) => describeEdition(person, edition, defaultYear));
  const pastPlaces = person.places
    .filter(({ history }) => logged.every(({ year }) => year !== history.year))
    .map(({ place, history: { year } }) => ({
      title: words.editionName(part, year),
      year,
      place,
      badges: undefined,
      note: "that year’s counts weren’t kept",
      query: year === defaultYear ? {} : undefined,
    }));
  return sortedBy([...logged, ...pastPlaces], ({ year }) => -year);
}

/** Her places in Badge Quest, by edition. */
export function QuestYears({ person }: { person: Person }) {
  const { badgequest } = usePaths();
  const part = usePartLabel("badgequest");
  const years = listYears(person, useSources().record.shownEdition?.year, part);
  if (years.length === 0) return undefined;
  return (
    <List className={`rows ${styles.editions}`}>
      {years.map(({ title, year, place, badges, note, query }) => (
        <li key={year}>
          {place === undefined ? <span /> : <Medal place={ordinal(place)} />}
          <span className={`num ${styles.count}`}>{badges}</span>
          <span>
            {badgequest === undefined ? (
              <b>{title}</b>
            ) : (
              <Link
                href={
                  query === undefined
                    ? `${badgequest()}#history`
                    : badgequest({ ...query, view: "person", player: person.id })
                }
              >
                {title}
              </Link>
            )}
            <span className={`xs muted ${styles.below}`}>{note}</span>
          </span>
        </li>
      ))}
    </List>
  );
}
