import type { Content, Roster } from "#app/content/content.ts";
import { newsFile, rosterFile, tournamentFile } from "#app/content/files.ts";
import { itemAt } from "#app/lib/list/item-at.ts";
import { wordsOf } from "./invent.ts";
import { growNews } from "./news.ts";
import { type People, type Team, teamOf } from "./people.ts";
import type { Random } from "./random.ts";
import { spread } from "./spread.ts";
import { growTournaments } from "./tournaments.ts";

/** The people and opponents to choose from. */
export interface Cast {
  readonly people: People;
  readonly opponents: readonly string[];
}

/** The seasons as files with plain values, and the team of each, players before coaches. */
export interface GrownSeasons {
  readonly files: ReadonlyMap<string, unknown>;
  readonly teams: ReadonlyMap<number, readonly string[]>;
}

function growRoster(shape: Roster, year: number, team: Team) {
  const { displayName, link, results, highlights, photos } = shape;
  return {
    displayName: displayName.replace(/\d{4}/, String(year)),
    ...(link === undefined ? {} : { link }),
    ...(results === undefined ? {} : { results }),
    highlights,
    ...team,
    photos,
  };
}

/** The seasons, each like one of the known ones in turn, the oldest first. */
export function growSeasons(
  { rosters, tournaments, news }: Pick<Content, "rosters" | "tournaments" | "news">,
  factor: number,
  { people, opponents }: Cast,
  random: Random,
): GrownSeasons {
  const seasons = spread(rosters.length, factor, rosters[0]?.year);
  const words = wordsOf(news.map(({ title }) => title));
  const files = new Map<string, unknown>();
  const teams = new Map<number, readonly string[]>();
  for (const [index, year] of seasons.years.entries()) {
    const shape = itemAt(rosters, index % rosters.length);
    const isLike = (one: { readonly year: number }) => one.year === shape.year;
    const team = teamOf(index, shape, seasons, people);
    const played = tournaments.filter(isLike);
    const stories = news.filter(({ date }) => date.startsWith(String(shape.year)));
    teams.set(year, [...team.players, ...team.coaches]);
    files.set(rosterFile(year), growRoster(shape, year, team));
    files.set(newsFile(year), growNews(stories, year, seasons.fullness, words, random));
    const grown = growTournaments(played, year, seasons.fullness, opponents, random);
    for (const [id, tournament] of grown) files.set(tournamentFile(year, id), tournament);
  }
  return { files, teams };
}
