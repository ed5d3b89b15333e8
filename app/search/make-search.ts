import { makeSeasonLookup, type PrintedSeason } from "#app/art/season/printed-season.ts";
import { badgeSlug } from "#app/domain/badge-quest/badge-quest.ts";
import { newestFirst } from "#app/domain/dates/newest-first.ts";
import { fold, searchWords } from "#app/domain/fold.ts";
import { idsFor } from "#app/domain/former-ids.ts";
import { fullName } from "#app/domain/full-name.ts";
import { gameTypeHeading, playedOnly } from "#app/domain/games/game.ts";
import { findOutcome } from "#app/domain/games/outcome.ts";
import { describePlace } from "#app/domain/places/place.ts";
import { recordText, countRecord } from "#app/domain/records.ts";
import { otherNames, placeText, stripYear } from "#app/domain/tournaments.ts";
import { countBy, groupBy, sortedBy } from "#app/lib/list.ts";
import type { Sources } from "#app/routes/sources.ts";
import { type DatedTournament, tournamentsWithPage } from "#app/record/events.ts";
import { sortByName, lastNumber } from "#app/record/figures.ts";
import type { ClubRecord, Badge, Person, PlayedGame, Tenure } from "#app/record/record.ts";
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
import { editionEntries, pageEntries, sectionEntries, yearlyEntries } from "./sources/pages.ts";
import { placeEntries, findStateName } from "./sources/places.ts";

function tournamentEntry(tournament: DatedTournament, facts: Facts): TournamentEntry {
  const { id, year, location, games, season, dates, cancelled, remark } = tournament;
  const played = playedOnly(games);
  return {
    kind: "tournaments",
    id,
    year,
    title: tournament.title,
    subtitle: describePlace(location),
    detail: played.length === 0 ? undefined : recordText(countRecord(played)),
    names: [stripYear(id)],
    notes: remark === undefined ? undefined : [remark],
    hiddenKeywords: otherNames(tournament, season?.results?.finish)
      .filter((name) => name !== stripYear(id) && name !== findStateName(location))
      .join(" "),
    region: findStateName(location),
    facts: facts.get(tournament),
    days: dates.start === dates.end ? [dates.start] : [dates.start, dates.end],
    cancelled: cancelled === true ? true : undefined,
    place: placeText(tournament, season?.results?.finish),
    unlisted: tournament.sanctioned ? undefined : true,
  };
}

/** Every tournament with a page, newest first. */
function tournamentEntries(record: ClubRecord, facts: Facts): TournamentEntry[] {
  return tournamentsWithPage(record)
    .toReversed()
    .map((tournament) => tournamentEntry(tournament, facts));
}

/** A person's badges by edition, with the number of times earned. */
function badgesByYear(
  { awards }: Person,
  places: ReadonlyMap<Badge, number>,
): PersonEntry["badges"] {
  if (awards.length === 0) return undefined;
  const editions = groupBy(awards, ({ edition }) => edition.year);
  return Object.fromEntries(
    Array.from(editions, ([year, earned]) => {
      const totals = [...countBy(earned, ({ badge }) => places.get(badge) ?? -1)];
      return [year, sortedBy(totals, ([place]) => place).flat()];
    }),
  );
}

/** A person's numbers by year, unless she had the same one in all her years. */
function numbersByYear({ tenures }: Person): PersonEntry["numbers"] {
  const worn = tenures.flatMap(({ jersey, season }) =>
    jersey === undefined ? [] : [[season.year, jersey] as const],
  );
  const isOne = new Set(worn.map(([, jersey]) => jersey)).size === 1;
  return isOne && worn.length === tenures.length ? undefined : Object.fromEntries(worn);
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
  const numbers = numbersByYear(person);
  const years = [...new Set(tenures.map(({ season }) => season.year))];
  const names = [name.nickname ?? [], ...formerly].flat();
  return {
    kind: "people",
    id,
    title: fullName(name),
    last: name.last,
    ...(formerly.length === 0 ? {} : { formerIds: formerly.flatMap(idsFor) }),
    number: jersey,
    subtitle: position,
    years,
    ...(numbers === undefined ? {} : { numbers }),
    ...(names.length === 0 ? {} : { names }),
    captain: yearsAs(person, "captain"),
    coach: yearsAs(person, "coach"),
    badges: badgesByYear(person, places),
    facts: facts.get(person),
  };
}

/** Everyone with a page, most seasons first, then by name. */
function peopleEntries(record: ClubRecord, facts: Facts): PersonEntry[] {
  const there = [...record.people.values()].filter(({ tenures }) => tenures.length > 0);
  const places = new Map(badgesInOrder(record).map((badge, index) => [badge, index]));
  return sortedBy(sortByName(there), ({ tenures }) => -tenures.length).map((person) =>
    personEntry(person, places, facts),
  );
}

function describeEarners({ awards: earned, editions }: Badge): string {
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
    detail: describeEarners(badge),
  }));
}

/** Every season, newest first. */
function seasonEntries(
  { seasons }: ClubRecord,
  printed: (year: number) => PrintedSeason,
  facts: Facts,
): SeasonEntry[] {
  return seasons.toReversed().map((season) => {
    const { year, displayName, results, highlights } = season;
    return {
      kind: "seasons",
      year,
      title: displayName,
      detail: results && [recordText(results), results.finish ?? []].flat().join(", "),
      notes: highlights.length === 0 ? undefined : highlights,
      hiddenKeywords: results?.finish,
      facts: facts.get(season),
      ink: printed(year).colorway.lead,
    };
  });
}

/**
 * Whether a tournament's last game was its final: it was in the bracket, and its winner finished 1st. A win for
 * 2nd place came after a lost final.
 */
function isFinal({ type, tournament: { result }, score }: PlayedGame): boolean {
  return type === "BRACKET" && result === (findOutcome(score) === "win" ? 1 : 2);
}

/**
 * The round of a game and its extra keywords. If no round is the final, the last game may be it.
 */
function describeRound(game: PlayedGame): Pick<Meeting, "round" | "hiddenKeywords"> {
  const { games } = game.tournament;
  const type = gameTypeHeading(game.type);
  const isLast = games.length > 1 && games.at(-1) === game;
  const isNamed = games.some(({ round = "" }) => fold(round) === words.final);
  const isKnownFinal = isLast && !isNamed && isFinal(game);
  return {
    round: game.round ?? (isLast ? words.lastGame : undefined),
    hiddenKeywords: [type, game.round ?? [], isKnownFinal ? words.final : []].flat().join(" "),
  };
}

/** Every game with a score, newest first, under the opponent's current name. */
function meetings({ games }: ClubRecord): Meeting[] {
  return playedOnly(games)
    .toReversed()
    .map((game) => {
      const { tournament, opponent, date, score, forfeit } = game;
      const { round, hiddenKeywords } = describeRound(game);
      return {
        tournament: tournament.id,
        opponent: (opponent.now ?? opponent).id,
        date,
        round,
        hiddenKeywords,
        score,
        forfeit,
      };
    });
}

/** Every story, newest first. */
function newsEntries({ news }: ClubRecord): NewsEntry[] {
  return newestFirst(news, ({ date }) => date).map(
    ({ title, link, date, author, type, tournament }) => ({
      kind: "news",
      link,
      title,
      subtitle: author,
      date,
      isVideo: type === "VIDEO" ? true : undefined,
      tournament,
    }),
  );
}

function missingYears({ club }: ClubRecord): Findable["missingYears"] {
  const years = club.missingYears ?? [];
  if (years.length === 0) return undefined;
  return Object.fromEntries(years.map(({ year, note }) => [year, note]));
}

/** The whole search index: one source per kind of page, each in the order of its hits. */
export function makeFindable({ record }: Pick<Sources, "record">): Findable {
  const facts = factsByEntity(record);
  return {
    entries: [
      ...peopleEntries(record, facts),
      ...seasonEntries(record, makeSeasonLookup(record), facts),
      ...tournamentEntries(record, facts),
      ...opponentEntries(record, facts),
      ...placeEntries(record),
      ...sectionEntries(record),
      ...pageEntries(record),
      ...yearlyEntries(record),
      ...editionEntries(record),
      ...linkEntries(record),
      ...badgeEntries(record),
      ...newsEntries(record),
    ],
    games: meetings(record),
    missingYears: missingYears(record),
    club: [record.club.name, record.club.teamName].map((name) => searchWords(name)),
  };
}
