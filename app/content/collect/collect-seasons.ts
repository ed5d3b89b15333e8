import type { Content, Season, Tournament } from "#app/content/content.ts";
import { files, newsFile, rosterFile, tournamentFile } from "#app/content/files.ts";
import { newsFile as newsSchema } from "#app/content/schema/news-item.ts";
import { roster as rosterSchema } from "#app/content/schema/roster.ts";
import { opponentsFile, tournament as tournamentSchema } from "#app/content/schema/tournament.ts";
import { locate } from "#app/domain/places/place.ts";
import type { States } from "#app/domain/places/state.ts";
import { seasonId } from "#app/domain/seasons.ts";
import {
  type Championship,
  isChampionship,
  findEventKey,
  type KnownEvents,
  type SceneName,
} from "#app/domain/tournaments.ts";
import { sortedBy } from "#app/lib/list.ts";
import type { ContentFiles } from "./content-files.ts";

/** Facts of the club that tournaments need. */
interface Club {
  readonly teamName: string;
  readonly events: KnownEvents;
  readonly states: States;
  readonly championship: Championship | undefined;
}

/** The scene of an event: the club's choice, or a star for the championship. */
function chooseScene(event: string, { events, championship }: Club): SceneName | undefined {
  const isGoal = championship !== undefined && isChampionship(event, championship);
  return events[event]?.scene ?? (isGoal ? "star" : undefined);
}

function readTournament(
  contentFiles: ContentFiles,
  year: number,
  id: string,
  club: Club,
): Tournament | undefined {
  const entry = contentFiles.read(tournamentFile(year, id), tournamentSchema);
  if (entry === undefined) return undefined;
  const event = findEventKey(id, club.events);
  const scene = chooseScene(event, club);
  const location = locate(entry.location, club.states);
  return { id, year, event, ...(scene && { scene }), ...entry, location };
}

function collectTournaments(contentFiles: ContentFiles, year: number, club: Club): Tournament[] {
  const ids = contentFiles.captureFromPaths(
    new RegExp(`^seasons/${year}/tournaments/([^/]+)\\.yml$`),
  );
  const tournaments = ids.flatMap((id) => readTournament(contentFiles, year, id, club) ?? []);
  // Their ids are sorted already, and equals keep their order.
  return sortedBy(tournaments, ({ dates }) => dates?.start ?? "");
}

function collectSeason(contentFiles: ContentFiles, year: number, club: Club): Season {
  const roster = contentFiles.read(rosterFile(year), rosterSchema);
  const season = {
    year,
    tournaments: collectTournaments(contentFiles, year, club),
    news: contentFiles.read(newsFile(year), newsSchema) ?? [],
  };
  return roster === undefined
    ? season
    : { ...season, roster: { id: seasonId(club.teamName, year), year, ...roster } };
}

/** The seasons, oldest first. */
export function collectSeasons(contentFiles: ContentFiles, club: Club): Season[] {
  const years = contentFiles.captureFromPaths(/^seasons\/((?:19|20)\d\d)\//);
  return years.map((year) => collectSeason(contentFiles, Number(year), club));
}

/** Opponents. With games, the file is required. */
export function collectOpponents(
  contentFiles: ContentFiles,
  states: States,
  hasGames: boolean,
): Content["opponents"] {
  const entries = contentFiles.read(files.opponents, opponentsFile, { isRequired: hasGames });
  return new Map(
    Object.entries(entries ?? {}).map(([id, { location, ...entry }]) => [
      id,
      { id, ...entry, location: location && locate(location, states) },
    ]),
  );
}
