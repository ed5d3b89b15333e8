import { seasonsInPrint, type PrintedSeason } from "#app/art/season/printed-season.ts";
import type { Sources } from "#app/page/sources.ts";
import type { Content } from "#app/content/content.ts";
import { yearOf } from "#app/domain/dates/day.ts";
import { newestFirst } from "#app/domain/dates/newest-first.ts";
import { longDate, shortWeekday, shortDate } from "#app/domain/dates/written-dates.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import type { ClubRecord, Badge, Person, Tournament } from "#app/record/record.ts";
import { recordText, countRecord } from "#app/domain/records.ts";
import { badgeSlug } from "#app/domain/badge-quest/badge-quest.ts";
import { fold } from "#app/domain/fold.ts";
import { sortedBy } from "#app/lib/list.ts";
import * as words from "#words/search.ts";
import { fullName } from "#app/domain/full-name.ts";
import { byName } from "#app/record/figures.ts";
import * as counts from "#words/grammar/counts.ts";
import { locationText } from "#app/domain/places/place.ts";
import { otherNames } from "#app/domain/tournaments.ts";
import { tournamentsWithPage } from "#app/record/events.ts";
import * as eventFacts from "#words/facts/event.ts";
import { ordinal } from "#words/grammar/ordinal.ts";
import type {
  Findable,
  NewsEntry,
  Meeting,
  SeasonEntry,
  BadgeEntry,
  PersonEntry,
  TournamentEntry,
} from "./search-data.ts";
import { opponentEntries } from "./sources/opponents.ts";
import { pageEntries } from "./sources/pages.ts";
import { placeEntries } from "./sources/places.ts";
import { regionOf } from "./sources/region-of.ts";

function tournamentEntry(tournament: Tournament): TournamentEntry {
  const { id, name, year, location, games, result, season } = tournament;
  const played = playedOnly(games);
  return {
    kind: "tournaments",
    id,
    year,
    title: `${name} ${year}`,
    subtitle: locationText(location),
    detail: played.length === 0 ? undefined : recordText(countRecord(played)),
    hiddenKeywords: [
      ...otherNames(tournament, season?.results?.finish),
      result === undefined ? [] : eventFacts.placeOf(ordinal(result)),
    ]
      .flat()
      .join(" "),
    region: regionOf(location),
    place: result,
    unlisted: tournament.sanctioned ? undefined : true,
  };
}

/** Every tournament with a page, newest first. */
function tournamentEntries(record: ClubRecord): TournamentEntry[] {
  return tournamentsWithPage(record).toReversed().map(tournamentEntry);
}

function personEntry({ id, name, jersey, position, tenures }: Person): PersonEntry {
  const years = [...new Set(tenures.map(({ season }) => season.year))];
  const roles = new Set(tenures.map(({ as }) => as).filter((as) => as !== "player"));
  const number = jersey === undefined ? [] : [words.number(jersey)];
  return {
    kind: "people",
    id,
    title: fullName(name),
    last: name.last,
    number: jersey,
    subtitle: position,
    detail: [...number, counts.seasons(years.length)].join(", "),
    hiddenKeywords: [name.nickname ?? [], jersey ?? [], ...roles, ...years].flat().join(" "),
  };
}

/** Everyone with a page, most seasons first, then by name. */
function peopleEntries({ people }: ClubRecord): PersonEntry[] {
  const there = [...people.values()].filter(({ tenures }) => tenures.length > 0);
  return sortedBy(byName(there), ({ tenures }) => -tenures.length).map(personEntry);
}

function wordsOf({ awards: earned, editions }: Badge): string {
  if (earned.length > 0) return words.earnedTimes(earned.length);
  // The logs of some editions are not kept: what was earned in those nobody can tell.
  const kept = editions.flatMap(({ year, awards }) => (awards.length > 0 ? year : []));
  return kept.length === 0 ? words.inNoKeptLog : words.earnedByNobodyIn(kept);
}

/** Every badge, most earned first, then by title. */
function badgeEntries({ badges }: ClubRecord): BadgeEntry[] {
  const byTitle = sortedBy([...badges.values()], ({ title }) => fold(title));
  return sortedBy(byTitle, ({ awards }) => -awards.length).map((badge) => ({
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
): SeasonEntry[] {
  return seasons.toReversed().map(({ year, displayName, results }) => ({
    kind: "seasons",
    year,
    title: displayName,
    detail: results && [recordText(results), results.finish ?? []].flat().join(", "),
    hiddenKeywords: [year, results?.finish ?? []].flat().join(" "),
    ink: printed(year).colourway.lead,
  }));
}

/** Every game with a score, newest first, against the team's name of today. */
function meetings({ games }: ClubRecord): Meeting[] {
  return playedOnly(games)
    .toReversed()
    .map(({ tournament, opponent, date, score, forfeit }) => ({
      tournament: tournament.id,
      opponent: (opponent.now ?? opponent).id,
      day: date && `${shortWeekday(date)}, ${shortDate(date)}`,
      score,
      forfeit,
    }));
}

/** Every story, newest first. */
function newsEntries({ news }: Pick<Content, "news">): NewsEntry[] {
  return newestFirst(news, ({ date }) => date).map(({ title, link, date, author }) => ({
    kind: "news",
    link,
    title,
    subtitle: author,
    detail: longDate(date),
    hiddenKeywords: String(yearOf(date)),
  }));
}

/** Everything that can be found: a source for each kind of page, each in the order of its hits. */
export function makeFindable({ content, record }: Pick<Sources, "content" | "record">): Findable {
  return {
    entries: [
      ...peopleEntries(record),
      ...seasonEntries(record, seasonsInPrint(content)),
      ...tournamentEntries(record),
      ...opponentEntries(record),
      ...placeEntries(record),
      ...pageEntries(content, record),
      ...badgeEntries(record),
      ...newsEntries(content),
    ],
    games: meetings(record),
  };
}
