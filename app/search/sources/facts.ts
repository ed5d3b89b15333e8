import { meetingsWith, computeReach, rankPlayers } from "#app/record/figures.ts";
import type { ClubRecord, Edition } from "#app/record/record.ts";
import { currentOpponents } from "#app/entities/opponent/shape.ts";
import { brandId } from "#app/domain/ids.ts";
import { fullName } from "#app/domain/full-name.ts";
import { countRecord, recordText } from "#app/domain/records.ts";
import { isChampionship, placeText } from "#app/domain/tournaments.ts";
import { groupBy } from "#app/lib/list.ts";
import type { EntryFact } from "#app/search/search-data.ts";
import { badgesIn } from "#words/answers.ts";
import * as counts from "#words/grammar/counts.ts";
import type { Thing } from "#words/questions.ts";
import * as words from "#words/search.ts";

/** Facts by the season, tournament, person or opponent they are about. */
export type Facts = ReadonlyMap<object, readonly EntryFact[]>;

interface FactAbout extends EntryFact {
  /** A season, tournament, person or opponent. */
  readonly about: object;
}

/** Items with the highest value, including ties; empty if all values are equal. */
function most<One>(all: readonly One[], valueOf: (one: One) => number): readonly One[] {
  const values = all.map(valueOf);
  const best = Math.max(...values);
  const first = all.filter((_, index) => values[index] === best);
  return first.length < all.length ? first : [];
}

const fact = (is: Thing, about: object | undefined, value?: string): FactAbout[] =>
  about === undefined ? [] : [{ about, is, reason: words.fact(is, value) }];

/** Seasons with the best and worst published record, most wins, most losses, first and newest. */
function seasonFacts({ seasons }: ClubRecord): FactAbout[] {
  const played = seasons.flatMap((about) => {
    const { wins, losses } = about.results ?? { wins: 0, losses: 0 };
    return wins + losses === 0 ? [] : { about, wins, losses, share: wins / (wins + losses) };
  });
  const top = (is: Thing, valueOf: (one: (typeof played)[number]) => number) =>
    most(played, valueOf).flatMap(({ about }) =>
      fact(is, about, about.results && recordText(about.results)),
    );
  return [
    ...top("bestSeason", ({ share }) => share),
    ...top("worstSeason", ({ share }) => -share),
    ...top("mostWins", ({ wins }) => wins),
    ...top("mostLosses", ({ losses }) => losses),
    ...fact("firstSeason", seasons[0]),
    ...fact("newestSeason", seasons.at(-1)),
  ];
}

/** The first and the last tournament played, and the best finish at the championship. */
function tournamentFacts(record: ClubRecord): FactAbout[] {
  const { tournaments, championships } = computeReach(record);
  const dated = tournaments.filter(({ dates }) => dates !== undefined);
  const places = championships.flatMap(({ result }) => result ?? []);
  const best = Math.min(...places);
  return [
    ...fact("firstTournament", dated[0]),
    ...fact("lastTournament", dated.at(-1)),
    ...Array.from(groupBy(dated, ({ event }) => event).values(), ([first, ...later]) =>
      later.length === 0 || first === undefined
        ? []
        : fact("firstOfEvent", first, String(first.year)),
    ).flat(),
    ...record.tournaments
      .filter(({ event }) => isChampionship(event, record.championship))
      .flatMap((about) => ({ about, is: "championship" as const })),
    ...championships
      .filter(({ result }) => result === best)
      .flatMap((about) =>
        fact("bestFinish", about, placeText(about, about.season?.results?.finish)),
      ),
  ];
}

function peopleFacts({ people }: ClubRecord): FactAbout[] {
  return most([...people.values()], ({ tenures }) => tenures.length).flatMap((about) =>
    fact("mostSeasons", about, counts.seasons(about.tenures.length)),
  );
}

/** The leaders of each edition, from its log or else from the published totals. */
function questFacts({ people, editions, history }: ClubRecord): FactAbout[] {
  const logged = editions.flatMap((edition) =>
    rankPlayers(edition)
      .filter(({ place, badges }) => place === 1 && badges > 0)
      .flatMap(({ person, badges }) => {
        const about = people.get(brandId(person));
        const reason = words.fact("mostBadges", badgesIn(badges, [edition.year]));
        return about === undefined
          ? []
          : { about, is: "mostBadges" as const, reason, year: edition.year };
      }),
  );
  const published = history
    .filter(({ year }) => logged.every((fact) => fact.year !== year))
    .flatMap(({ year, leaders }) =>
      leaders
        .filter(({ place }) => place === 1)
        .map(({ person: about }) => {
          const reason = words.fact("mostBadges", String(year));
          return { about, is: "mostBadges" as const, reason, year };
        }),
    );
  return [...logged, ...published];
}

function opponentFacts(record: ClubRecord): FactAbout[] {
  return most(currentOpponents(record), (team) => meetingsWith(team).length).flatMap((about) => {
    const games = meetingsWith(about);
    const detail = [counts.games(games.length), recordText(countRecord(games))].join(", ");
    return fact("mostPlayed", about, detail);
  });
}

/** Superlatives of seasons, tournaments, people and opponents, by the one they are about. */
export function factsByEntity(record: ClubRecord): Facts {
  const all = [
    ...seasonFacts(record),
    ...tournamentFacts(record),
    ...peopleFacts(record),
    ...questFacts(record),
    ...opponentFacts(record),
  ];
  const groups = groupBy(all, ({ about }) => about);
  return new Map(
    Array.from(groups, ([about, facts]) => [
      about,
      facts.map(({ is, reason, year }) => ({
        is,
        ...(reason === undefined ? {} : { reason }),
        ...(year === undefined ? {} : { year }),
      })),
    ]),
  );
}

/** The leader of an edition: "Ada Alder, 12 badges"; undefined without a log. */
export function describeLeader(
  edition: Edition | undefined,
  { people }: ClubRecord,
): string | undefined {
  const [first] = edition === undefined ? [] : rankPlayers(edition);
  if (first === undefined || first.badges === 0) return undefined;
  const person = [...people.values()].find(({ id }) => id === first.person);
  return person && `${fullName(person.name)}, ${counts.badges(first.badges)}`;
}
