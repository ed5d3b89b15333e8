import type { Ground } from "#app/art/season/printed-season.ts";
import { dateRangeInSeason, shortDate } from "#app/domain/dates/written-dates.ts";
import { shapeWithGames } from "#app/entities/tournament/shape.ts";
import {
  oneGoalForfeits,
  differenceText,
  pointsText,
  countRecord,
  recordText,
} from "#app/domain/records.ts";
import { yearsWithPage } from "#app/entities/season/shape.ts";
import type { TeamArtwork } from "#app/entities/season/team-artwork.ts";
import { shapeStories } from "#app/entities/story/shape.ts";
import { mayChange } from "#app/record/events.ts";
import {
  differsFromPublished,
  seasonFigures,
  type SeasonFigures,
  questEdition,
  type QuestEditionQuery,
  rankPlayers,
} from "#app/record/figures.ts";
import { type PersonShape, shapeMember, shapePerson } from "#app/entities/person/shape.ts";
import type { Season, ClubRecord, Tournament } from "#app/record/record.ts";
import * as editionFacts from "#words/facts/edition.ts";
import * as eventFacts from "#words/facts/event.ts";
import * as gameWords from "#words/facts/games.ts";
import * as seasonFacts from "#words/facts/season.ts";
import * as counts from "#words/grammar/counts.ts";
import * as dates from "#words/grammar/dates.ts";
import * as words from "#words/pages/season.ts";

/** A figure in the row below the title. */
interface SeasonFigure {
  readonly label: string;
  readonly value: string;
  readonly isText?: true;
  readonly note?: string;
}

function publishedFigures(season: Season, { counted, games }: SeasonFigures): SeasonFigure[] {
  const { results } = season;
  if (results === undefined) {
    if (games.length === 0) return [];
    return [{ label: seasonFacts.record, value: recordText(counted), note: words.soFar }];
  }
  const note = words.asPublished(recordText(counted));
  const record = { label: seasonFacts.record, value: recordText(results) };
  return [
    differsFromPublished(season) ? { ...record, note } : record,
    ...(results.finish === undefined
      ? []
      : [{ label: seasonFacts.finish, value: results.finish, isText: true } as const]),
  ];
}

function runFigure({ bestRuns }: SeasonFigures): SeasonFigure[] {
  const [bestRun] = bestRuns;
  if (bestRun === undefined) return [];
  const days = [bestRun.games[0].date, bestRun.games.at(-1)?.date].flatMap((day) => day ?? []);
  const when = dates.fromTo([...new Set(days.map(shortDate))]);
  const note = gameWords.andMoreAsLong(when, bestRuns.length - 1);
  return [{ label: words.winsInARow, value: String(bestRun.games.length), note }];
}

function gameFigures(figures: SeasonFigures): SeasonFigure[] {
  const { games, points, oneGoal } = figures;
  if (games.length === 0) return [];
  const difference = words.differenceOver(differenceText(points), games.length);
  const forfeits = oneGoalForfeits(games);
  const closeNote = forfeits === 0 ? {} : { note: gameWords.notCountingForfeits("", forfeits) };
  const closeRecord = oneGoal.length === 0 ? "0" : recordText(countRecord(oneGoal));
  return [
    { label: seasonFacts.points, value: pointsText(points), note: difference },
    ...runFigure(figures),
    { label: seasonFacts.oneGoalGames, value: closeRecord, ...closeNote },
  ];
}

function tournamentFigure({ sanctioned, firstPlaces, topThree }: SeasonFigures): SeasonFigure[] {
  if (sanctioned.length === 0) return [];
  const figure = { label: words.tournaments, value: String(sanctioned.length) };
  return topThree === 0 ? [figure] : [{ ...figure, note: words.placings(firstPlaces, topThree) }];
}

/** Key figures of a season: the published ones, and those computed from its games. */
function shapeFigures(season: Season): SeasonFigure[] {
  const figures = seasonFigures(season);
  return [
    ...publishedFigures(season, figures),
    ...gameFigures(figures),
    ...tournamentFigure(figures),
  ];
}

/** That year's leaders in Badge Quest; without counts if there is no log. */
export interface SeasonQuest {
  readonly title: string;
  readonly total: number;
  readonly leaders: readonly (PersonShape & { readonly place: number; readonly badges?: number })[];
  /** Query for this edition of Badge Quest; an edition without a log shows only the totals. */
  readonly inQuest: QuestEditionQuery | undefined;
}

/**
 * Badge Quest of a season: from its log if there is one, else from the published totals.
 *
 * @param shown year of the default edition
 * @param part the club's name for Badge Quest
 */
function shapeQuest(
  season: Season,
  shown: number | undefined,
  part: string,
): SeasonQuest | undefined {
  const [edition] = season.editions;
  const [history] = season.history;
  if (edition !== undefined && edition.awards.length > 0) {
    const people = new Map(edition.awards.map(({ person }) => [String(person.id), person]));
    const leaders = rankPlayers(edition)
      .filter(({ medal }) => medal !== undefined)
      .flatMap(({ person: id, place, badges }) => {
        const person = people.get(id);
        if (person === undefined) return [];
        return [{ ...shapePerson(person), place, badges }];
      });
    const inQuest = questEdition(edition, shown);
    return { title: edition.title, total: edition.awards.length, leaders, inQuest };
  }
  if (history === undefined) return undefined;
  const leaders = history.leaders.map(({ place, person }) =>
    Object.assign(shapePerson(person), { place }),
  );
  return {
    title: editionFacts.editionName(part, season.year),
    total: history.totalBadges,
    leaders,
    inQuest: edition && questEdition(edition, shown),
  };
}

/** Maximum number of stories and of playlist sleeves on the page. */
const STORIES_SHOWN = 3;
const SLEEVES_SHOWN = 8;

function formatDates({ dates, year }: Tournament): string {
  return dates === undefined
    ? eventFacts.datesToBeAnnounced
    : dateRangeInSeason(dates.start, dates.end, year);
}

/** "Spring Scrimmage, April 2: not sanctioned, no games in the record." */
function listUnsanctioned(tournaments: readonly Tournament[]): string | undefined {
  const others = tournaments.filter(({ sanctioned }) => !sanctioned);
  if (others.length === 0) return undefined;
  const names = others.map((tournament) =>
    tournament.dates === undefined
      ? tournament.name
      : `${tournament.name}, ${formatDates(tournament)}`,
  );
  return words.notSanctioned(names.join("; "));
}

/** "26 players, 2 coaches"; a coach who also plays counts as both. */
function describeTeam({ members }: Season): string {
  const coaches = members.filter(({ as, alsoCoach }) => as === "coach" || alsoCoach).length;
  const players = counts.players(members.filter(({ as }) => as !== "coach").length);
  return coaches === 0 ? players : `${players}, ${counts.coaches(coaches)}`;
}

/** A season with everything on record. */
export function shapeSeason(
  season: Season,
  record: ClubRecord,
  { shown, part }: { readonly shown: number | undefined; readonly part: string },
) {
  const stories = shapeStories(season.news);
  const shelf = season.playlists?.playlists.slice(0, SLEEVES_SHOWN) ?? [];
  return {
    year: season.year,
    season: season.id,
    years: yearsWithPage(record),
    figures: shapeFigures(season),
    tournaments: seasonFigures(season).sanctioned.map((tournament) =>
      shapeWithGames(tournament, record),
    ),
    isOpen: mayChange(season, record),
    unsanctioned: listUnsanctioned(season.tournaments),
    highlights: season.highlights,
    release: season.rosterAnnounceLink,
    members: season.members.map(shapeMember),
    team: describeTeam(season),
    quest: shapeQuest(season, shown, part),
    playlists: shelf.map(({ id, title }) => ({ id, title })),
    news: stories.slice(0, STORIES_SHOWN),
    newsCount: stories.length,
  };
}

export type SeasonData = ReturnType<typeof shapeSeason> & {
  readonly lead: Ground;
  readonly official: { readonly link: string; readonly label: string } | undefined;
  readonly art: {
    readonly hero: string;
    readonly busts: string;
    readonly emblems: string;
    readonly team: TeamArtwork | undefined;
    readonly sleeves: string | undefined;
  };
};
