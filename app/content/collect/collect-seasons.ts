import type { Season, Tournament } from "#app/content/content.ts";
import { newsFile, rosterFile, tournamentFile } from "#app/content/files.ts";
import { newsFile as newsSchema } from "#app/content/schema/news-item.ts";
import { roster as rosterSchema } from "#app/content/schema/roster.ts";
import { tournament as tournamentSchema } from "#app/content/schema/tournament.ts";
import { type Championship, isChampionship } from "#app/domain/tournaments/championship.ts";
import { eventOf, type KnownEvents } from "#app/domain/tournaments/event-of.ts";
import type { SceneName } from "#app/domain/tournaments/scene.ts";
import { placed } from "#app/domain/places/place.ts";
import type { States } from "#app/domain/places/state.ts";
import { seasonId } from "#app/domain/seasons/season-id.ts";
import type { Library } from "./library.ts";

function inOrder(one: Tournament, other: Tournament): number {
  const [first, second] = [one.dates?.start ?? "", other.dates?.start ?? ""];
  if (first !== second) return first < second ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

/** What is known of the club and of its events. */
interface Club {
  readonly teamName: string;
  readonly events: KnownEvents;
  readonly states: States;
  readonly championship: Championship | undefined;
}

/** What the club says that an event shows; a star where it is what a season leads to. */
function sceneOf(event: string, { events, championship }: Club): SceneName | undefined {
  const isGoal = championship !== undefined && isChampionship(event, championship);
  return events[event]?.scene ?? (isGoal ? "star" : undefined);
}

function readTournament(
  library: Library,
  year: number,
  id: string,
  club: Club,
): Tournament | undefined {
  const entry = library.read(tournamentFile(year, id), tournamentSchema, club.states);
  if (entry === undefined) return undefined;
  const event = eventOf(id, club.events);
  const scene = sceneOf(event, club);
  const location = placed(entry.location, club.states);
  return { id, year, event, ...(scene && { scene }), ...entry, location };
}

function collectTournaments(library: Library, year: number, club: Club): Tournament[] {
  const ids = library.parts(new RegExp(`^seasons/${year}/tournaments/([^/]+)\\.yml$`));
  const tournaments = ids.flatMap((id) => readTournament(library, year, id, club) ?? []);
  return tournaments.toSorted(inOrder);
}

function collectSeason(library: Library, year: number, club: Club): Season {
  const roster = library.read(rosterFile(year), rosterSchema);
  const season = {
    year,
    tournaments: collectTournaments(library, year, club),
    news: library.read(newsFile(year), newsSchema) ?? [],
  };
  return roster === undefined
    ? season
    : { ...season, roster: { id: seasonId(club.teamName, year), year, ...roster } };
}

/** The folders under seasons/, oldest first. A folder adds id and year to what its files say. */
export function collectSeasons(library: Library, club: Club): Season[] {
  const years = library.parts(/^seasons\/((?:19|20)\d\d)\//);
  return years.map((year) => collectSeason(library, Number(year), club));
}
