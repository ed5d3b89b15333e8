import type { Season, Tournament } from "#app/content/content.ts";
import { newsFile, rosterFile, tournamentFile } from "#app/content/files.ts";
import { newsFile as newsSchema } from "#app/content/schema/news-item.ts";
import { roster as rosterSchema } from "#app/content/schema/roster.ts";
import { tournament as tournamentSchema } from "#app/content/schema/tournament.ts";
import { seasonId } from "#app/domain/seasons/season-id.ts";
import type { Library } from "./library.ts";

function inOrder(one: Tournament, other: Tournament): number {
  const [first, second] = [one.dates?.start ?? "", other.dates?.start ?? ""];
  if (first !== second) return first < second ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

function readTournament(library: Library, year: number, id: string): Tournament | undefined {
  const entry = library.read(tournamentFile(year, id), tournamentSchema);
  return entry && { id, year, ...entry };
}

function collectTournaments(library: Library, year: number): Tournament[] {
  const ids = library.parts(new RegExp(`^seasons/${year}/tournaments/([^/]+)\\.yml$`));
  const tournaments = ids.flatMap((id) => readTournament(library, year, id) ?? []);
  return tournaments.toSorted(inOrder);
}

function collectSeason(library: Library, year: number, teamName: string): Season {
  const roster = library.read(rosterFile(year), rosterSchema);
  const season = {
    year,
    tournaments: collectTournaments(library, year),
    news: library.read(newsFile(year), newsSchema) ?? [],
  };
  return roster === undefined
    ? season
    : { ...season, roster: { id: seasonId(teamName, year), year, ...roster } };
}

/** The folders under seasons/, oldest first. A folder adds id and year to what its files say. */
export function collectSeasons(library: Library, teamName: string): Season[] {
  const years = library.parts(/^seasons\/(20\d\d)\//);
  return years.map((year) => collectSeason(library, Number(year), teamName));
}
