import { seasonsInPrint, type PrintedSeason } from "#app/art/season/printed-season.ts";
import type { Content } from "#app/content/content.ts";
import { badgeSlug } from "#app/domain/badge-quest/badge-quest.ts";
import { yearOf } from "#app/domain/dates/day.ts";
import { newestFirst } from "#app/domain/dates/newest-first.ts";
import { longDate, shortWeekday, shortDate } from "#app/domain/dates/written-dates.ts";
import { fold, searchWords } from "#app/domain/fold.ts";
import { idsFor } from "#app/domain/former-ids.ts";
import { fullName } from "#app/domain/full-name.ts";
import { gameTypeHeading, playedOnly } from "#app/domain/games/game.ts";
import { locationText } from "#app/domain/places/place.ts";
import { recordText, countRecord } from "#app/domain/records.ts";
import { isTied, otherNames, slugOf } from "#app/domain/tournaments.ts";
import { countBy, sortedBy } from "#app/lib/list.ts";
import type { Sources } from "#app/routes/sources.ts";
import { tournamentsWithPage } from "#app/record/events.ts";
import { byName, formerNumbers, lastNumber } from "#app/record/figures.ts";
import type { ClubRecord, Badge, Game, Person, Tenure, Tournament } from "#app/record/record.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/search.ts";
import type {
  Findable,
  NewsEntry,
  Meeting,
  SeasonEntry,
  BadgeEntry,
  PersonEntry,
  TournamentEntry,
} from "./search-data.ts";
import { type Facts, factsByEntity } from "./sources/facts.ts";
import { linkEntries } from "./sources/links.ts";
import { opponentEntries } from "./sources/opponents.ts";
import { pageEntries, sectionEntries, yearlyEntries } from "./sources/pages.ts";
import { placeEntries, regionOf } from "./sources/places.ts";

function tournamentEntry(tournament: Tournament, facts: Facts): TournamentEntry {
  const { id, year, location, games, result, season } = tournament;
  const played = playedOnly(games);
  return {
    kind: "tournaments",
    id,
    year,
    title: tournament.title,
    subtitle: locationText(location),
    detail: played.length === 0 ? undefined : recordText(countRecord(played)),
    names: [slugOf(id)],
    hiddenKeywords: otherNames(tournament, season?.results?.finish)
      .filter((name) => name !== slugOf(id) && name !== regionOf(location))
      .join(" "),
    region: regionOf(location),
    facts: facts.get(tournament),
    place: result,
    isTied: isTied(tournament, season?.results?.finish) ? true : undefined,
    unlisted: tournament.sanctioned ? undefined : true,
  };
}

/** Every tournament with a page, newest first. */
function tournamentEntries(record: ClubRecord, facts: Facts): TournamentEntry[] {
  return tournamentsWithPage(record)
    .toReversed()
    .map((tournament) => tournamentEntry(tournament, facts));
}

/** A person's badges with the number of times earned, most often first. */
function badgesOf({ awards }: Person, places: ReadonlyMap<Badge, number>): PersonEntry["badges"] {
  const counts = [...countBy(awards, ({ badge }) => badge)];
  const byTitle = sortedBy(counts, ([{ title }]) => title);
  const earned = sortedBy(byTitle, ([, times]) => -times).map(
    ([badge, times]) => [places.get(badge) ?? -1, times] as const,
  );
  return earned.length === 0 ? undefined : earned;
}

/** Years in which a person had a role on the team; undefined if there are none. */
function yearsAs({ tenures }: Person, role: Tenure["as"]): readonly number[] | undefined {
  const years = tenures.flatMap(({ as, alsoCoach, season }) =>
    as === role || (role === "coach" && alsoCoach === true) ? season.year : [],
  );
  return years.length === 0 ? undefined : years;
}

function personEntry(
  person: Person,
  places: ReadonlyMap<Badge, number>,
  facts: Facts,
): PersonEntry {
  const { id, name, position, tenures, formerly = [] } = person;
  const jersey = lastNumber(person);
  const numbers = formerNumbers(person);
  const years = [...new Set(tenures.map(({ season }) => season.year))];
  const number = jersey === undefined ? [] : [words.number(jersey)];
  const names = [name.nickname ?? [], ...formerly].flat();
  return {
    kind: "people",
    id,
    title: fullName(name),
    last: name.last,
    ...(formerly.length === 0 ? {} : { formerIds: formerly.flatMap(idsFor) }),
    number: jersey,
    subtitle: position,
    detail: [...number, counts.seasons(years.length)].join(", "),
    years,
    ...(numbers.length === 0 ? {} : { formerNumbers: numbers }),
    ...(names.length === 0 ? {} : { names }),
    captain: yearsAs(person, "captain"),
    coach: yearsAs(person, "coach"),
    badges: badgesOf(person, places),
    facts: facts.get(person),
  };
}

/** Everyone with a page, most seasons first, then by name. */
function peopleEntries(record: ClubRecord, facts: Facts): PersonEntry[] {
  const there = [...record.people.values()].filter(({ tenures }) => tenures.length > 0);
  const places = new Map(badgesInOrder(record).map((badge, place) => [badge, place]));
  return sortedBy(byName(there), ({ tenures }) => -tenures.length).map((person) =>
    personEntry(person, places, facts),
  );
}

function wordsOf({ awards: earned, editions }: Badge): string {
  if (earned.length > 0) return words.earnedTimes(earned.length);
  // Editions without a log are skipped: their badges are unknown.
  const kept = editions.flatMap(({ year, awards }) => (awards.length > 0 ? year : []));
  return kept.length === 0 ? words.notLogged : words.earnedByNobodyIn(kept);
}

/** Every badge, most earned first, then by title. */
function badgesInOrder({ badges }: ClubRecord): readonly Badge[] {
  const byTitle = sortedBy([...badges.values()], ({ title }) => fold(title));
  return sortedBy(byTitle, ({ awards }) => -awards.length);
}

function badgeEntries(record: ClubRecord): BadgeEntry[] {
  return badgesInOrder(record).map((badge) => ({
    kind: "badges",
    id: badgeSlug(badge.id),
    title: badge.title,
    subtitle: badge.value,
    detail: wordsOf(badge),
  }));
}

/** Every season, newest first. */
function seasonEntries(
  { seasons }: ClubRecord,
  printed: (year: number) => PrintedSeason,
  facts: Facts,
): SeasonEntry[] {
  return seasons.toReversed().map((season) => {
    const { year, displayName, results } = season;
    return {
      kind: "seasons",
      year,
      title: displayName,
      detail: results && [recordText(results), results.finish ?? []].flat().join(", "),
      hiddenKeywords: results?.finish,
      facts: facts.get(season),
      ink: printed(year).colorway.lead,
    };
  });
}

/**
 * The round of a game and its extra keywords. If no round is the final, the last game counts as it.
 */
function roundOf(game: Game): Pick<Meeting, "round" | "hiddenKeywords"> {
  const { games } = game.tournament;
  const type = gameTypeHeading(game.type);
  const isLast = games.length > 1 && games.at(-1) === game;
  const isFinal = isLast && !games.some(({ round = "" }) => fold(round) === words.final);
  return {
    round: game.round ?? (isLast ? words.lastGame : undefined),
    hiddenKeywords: [type, game.round ?? [], isFinal ? words.final : []].flat().join(" "),
  };
}

/** Every game with a score, newest first, under the opponent's current name. */
function meetings({ games }: ClubRecord): Meeting[] {
  return playedOnly(games)
    .toReversed()
    .map((game) => {
      const { tournament, opponent, date, score, forfeit } = game;
      const { round, hiddenKeywords } = roundOf(game);
      return {
        tournament: tournament.id,
        opponent: (opponent.now ?? opponent).id,
        day: date && `${shortWeekday(date)}, ${shortDate(date)}`,
        year: date === undefined || yearOf(date) === tournament.year ? undefined : yearOf(date),
        round,
        hiddenKeywords,
        score,
        forfeit,
      };
    });
}

/** Every story, newest first. */
function newsEntries({ news }: Pick<Content, "news">): NewsEntry[] {
  return newestFirst(news, ({ date }) => date).map(
    ({ title, link, date, author, type, tournament }) => ({
      kind: "news",
      link,
      title,
      subtitle: author,
      detail: longDate(date),
      year: yearOf(date),
      isVideo: type === "VIDEO" ? true : undefined,
      tournament,
    }),
  );
}

/** The whole search index: one source per kind of page, each in the order of its hits. */
export function makeFindable({ content, record }: Pick<Sources, "content" | "record">): Findable {
  const facts = factsByEntity(record);
  return {
    entries: [
      ...peopleEntries(record, facts),
      ...seasonEntries(record, seasonsInPrint(content), facts),
      ...tournamentEntries(record, facts),
      ...opponentEntries(record, facts),
      ...placeEntries(record),
      ...sectionEntries(record),
      ...pageEntries(content, record),
      ...yearlyEntries(record),
      ...linkEntries(content),
      ...badgeEntries(record),
      ...newsEntries(content),
    ],
    games: meetings(record),
    club: [content.site.name, content.site.teamName].map((name) => searchWords(name)),
  };
}
