import { displayName } from "#app/domain/opponents.ts";
import { newestSeasonFirst } from "#app/domain/seasons.ts";
import { onceFor } from "#app/lib/once-for.ts";
import type { ClubRecord } from "#app/record/record.ts";
import { shapeStories } from "#app/entities/story/shape.ts";
import { listSubjects, type Subject } from "#app/entities/story/subjects.ts";
import { paths } from "#app/routes/paths.ts";

/** The part of the record that the page is made from. */
export type NewsRecord = Pick<ClubRecord, "news" | "seasons" | "tournaments" | "defaultSeason">;

/** Pictures in the grid. */
const PHOTO_SLOTS = 7;

/** Subjects in the grid of a season, or of all of them, if there are no photographs. */
interface SeasonSubjects {
  /** "2019", "all" */
  readonly grid: string;
  readonly subjects: readonly Subject[];
}

/** The subjects of every season by its id, and those of all seasons under "all". */
export const subjectsBySeason = onceFor(
  (record: NewsRecord): ReadonlyMap<string, SeasonSubjects> =>
    new Map([
      ...record.seasons.map((season): [string, SeasonSubjects] => {
        const tournaments = season.tournaments.filter(({ sanctioned }) => sanctioned);
        const subjects = listSubjects(season.news, tournaments).slice(0, PHOTO_SLOTS);
        return [season.id, { grid: String(season.year), subjects }];
      }),
      [
        "all",
        {
          grid: "all",
          subjects: listSubjects(
            record.news,
            record.tournaments.filter(({ sanctioned }) => sanctioned),
          ).slice(0, PHOTO_SLOTS),
        },
      ],
    ]),
);

/** A picture of the grid that leads to a page. */
export interface GridLink {
  readonly href: string;
  /** "Fog Bowl 2025", "Portland Rising" */
  readonly label: string;
}

function shapeLink(subject: Subject): GridLink {
  return subject.kind === "tournament"
    ? { href: paths.tournament(subject.tournament), label: subject.tournament.title }
    : { href: paths.opponent(subject.opponent), label: displayName(subject.opponent) };
}

/**
 * Data of the news page, without its empty state.
 *
 * @param findSheet URL of the sheet of a season, or of all seasons for "all"
 */
export function shapeNews(record: NewsRecord, findSheet: (season: string) => string) {
  const shapeGrid = (id: string) => {
    const { grid = id, subjects = [] } = subjectsBySeason(record).get(id) ?? {};
    return { name: grid, sheet: findSheet(id), links: subjects.map(shapeLink) };
  };
  const shapeSeason = ({ id, year, displayName: name }: NewsRecord["defaultSeason"]) => ({
    id: String(id),
    name,
    year,
    grid: shapeGrid(id),
  });
  const seasons = newestSeasonFirst(record.seasons).map(shapeSeason);
  return {
    seasons,
    fallback:
      seasons.find(({ id }) => id === record.defaultSeason.id) ?? shapeSeason(record.defaultSeason),
    grid: shapeGrid("all"),
    stories: shapeStories(record.news),
  };
}

/** Data of the news page, without its empty state. */
export type NewsContent = ReturnType<typeof shapeNews>;

export type NewsSeason = NewsContent["fallback"];

/** The pictures of a season, or of all of them. */
export type NewsGrid = NewsContent["grid"];
