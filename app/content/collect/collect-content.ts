import type {
  Content,
  Draft,
  Badge,
  CoreValue,
  Edition,
  Player,
  PlaylistPage,
  Season,
  Tournament,
} from "#app/content/content.ts";
import {
  files,
  markFiles,
  awardsFile,
  editionFile,
  playlistsFile,
  newsFile,
  rosterFile,
  tournamentFile,
} from "#app/content/files.ts";
import {
  awardLog,
  badgeHistoryFile,
  type BadgeEntry,
  badgesFile,
  edition as editionSchema,
} from "#app/content/schema/badge-quest.ts";
import { newsFile as newsSchema } from "#app/content/schema/news-item.ts";
import { playlistPage } from "#app/content/schema/playlist.ts";
import {
  type PlayerEntry,
  playersFile,
  roster as rosterSchema,
} from "#app/content/schema/roster.ts";
import { coreValuesFile, inksFile, site, testimonialsFile } from "#app/content/schema/site.ts";
import { statesFile, type StatesFile } from "#app/content/schema/states.ts";
import { opponentsFile, tournament as tournamentSchema } from "#app/content/schema/tournament.ts";
import { valueInk } from "#app/domain/core-values.ts";
import { setDateStyle } from "#app/domain/dates/date-style.ts";
import { fold } from "#app/domain/fold.ts";
import { fullName } from "#app/domain/full-name.ts";
import { locate } from "#app/domain/places/place.ts";
import {
  type States,
  STATE_KINDS,
  STATES_IN_ENGLISH,
  tilesOfAll,
} from "#app/domain/places/state.ts";
import { findKnownStates } from "#app/domain/places/united-states.ts";
import { seasonId } from "#app/domain/seasons.ts";
import {
  type Championship,
  isChampionship,
  findEventKey,
  type KnownEvents,
  type SceneName,
} from "#app/domain/tournaments.ts";
import { countBy, sortedBy } from "#app/lib/list.ts";
import type { ContentFiles } from "./content-files.ts";

/** A keyed file as a map in its order, each entry with its key as its id. */
function mapById<T extends object>(
  entries: Readonly<Record<string, T>> | undefined,
): Map<string, T & { readonly id: string }> {
  return new Map(Object.entries(entries ?? {}).map(([id, entry]) => [id, { id, ...entry }]));
}

type BadgeEntries = ReadonlyMap<string, BadgeEntry & { readonly id: string }>;

function collectEdition(contentFiles: ContentFiles, year: number, badges: BadgeEntries): Edition[] {
  const edition = contentFiles.readRequired(editionFile(year), editionSchema);
  const awards = contentFiles.readOptional(awardsFile(year), awardLog) ?? [];
  if (edition === undefined) return [];
  const plateBadges = edition.activated.filter((badge) => badges.get(badge)?.onMap === true);
  return [{ year, ...edition, awards, plateBadges }];
}

/** The club's core values by name; without core-values.yml, those of its badges. */
function listValues(coreValues: readonly CoreValue[], badges: BadgeEntries): string[] {
  if (coreValues.length > 0) return coreValues.map(({ name }) => name);
  return [...new Set(Array.from(badges.values(), ({ value }) => value))];
}

/** Badges with the inks of their core values; an unknown value counts as the first. */
function withInks(badges: BadgeEntries, values: readonly string[]): Map<string, Badge> {
  const chooseInk = (value: string) => valueInk(Math.max(0, values.indexOf(value)));
  return new Map(
    Array.from(badges, ([id, badge]) => [id, { ...badge, ink: chooseInk(badge.value) }]),
  );
}

function collectBadgeQuest(
  contentFiles: ContentFiles,
  coreValues: readonly CoreValue[],
): Content["badgeQuest"] {
  const years = contentFiles.captureFromPaths(/^badge-quest\/((?:19|20)\d\d)\//).map(Number);
  const badges = mapById(
    contentFiles[years.length > 0 ? "readRequired" : "readOptional"](files.badges, badgesFile),
  );
  const editions = years.flatMap((year) => collectEdition(contentFiles, year, badges));
  const values = listValues(coreValues, badges);
  return {
    values,
    badges: withInks(badges, values),
    editions: new Map(editions.map((edition) => [edition.year, edition])),
    history: contentFiles.readOptional(files.history, badgeHistoryFile) ?? [],
  };
}

function collectPlaylists(contentFiles: ContentFiles): Map<number, PlaylistPage> {
  const years = contentFiles.captureFromPaths(/^playlists\/((?:19|20)\d\d)\.yml$/).map(Number);
  return new Map(
    years.flatMap((year) => {
      const page = contentFiles.readOptional(playlistsFile(year), playlistPage);
      if (page === undefined) return [];
      return [[year, { year, ...page, playlists: [...mapById(page.playlists).values()] }] as const];
    }),
  );
}

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
  const entry = contentFiles.readOptional(tournamentFile(year, id), tournamentSchema);
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
  const roster = contentFiles.readOptional(rosterFile(year), rosterSchema);
  const season = {
    year,
    tournaments: collectTournaments(contentFiles, year, club),
    news: contentFiles.readOptional(newsFile(year), newsSchema) ?? [],
  };
  return roster === undefined
    ? season
    : { ...season, roster: { id: seasonId(club.teamName, year), year, ...roster } };
}

/** The seasons, oldest first. */
function collectSeasons(contentFiles: ContentFiles, club: Club): Season[] {
  const years = contentFiles.captureFromPaths(/^seasons\/((?:19|20)\d\d)\//);
  return years.map((year) => collectSeason(contentFiles, Number(year), club));
}

function shapeStates({ called, states, map }: StatesFile, country: string): States {
  const tiles = tilesOfAll(Object.keys(states), map);
  const list = Object.entries(states).map(([code, { name, kind, timeZones = [], also = [] }]) => {
    const tile = tiles.get(code) ?? { column: 1, row: 1 };
    return { code, name, kind, tile, timeZones, also };
  });
  return {
    country,
    called: called ?? STATES_IN_ENGLISH,
    list: sortedBy(list, ({ kind }) => STATE_KINDS.indexOf(kind)),
  };
}

/** The states of the club's country: from states.yml, or built in. */
function collectStates(contentFiles: ContentFiles, country: string | undefined): States {
  const ownStates = contentFiles.readOptional(files.states, statesFile);
  const builtIn = findKnownStates(country);
  return ownStates === undefined ? builtIn : shapeStates(ownStates, builtIn.country);
}

/** Opponents. With games, the file is required. */
function collectOpponents(
  contentFiles: ContentFiles,
  states: States,
  hasGames: boolean,
): Content["opponents"] {
  const entries = contentFiles[hasGames ? "readRequired" : "readOptional"](
    files.opponents,
    opponentsFile,
  );
  const located = Object.entries(entries ?? {}).map(
    ([id, { location, ...entry }]) =>
      [id, { id, ...entry, location: location && locate(location, states) }] as const,
  );
  return new Map(located);
}

/** A name; a single one becomes the last name. */
function collectName({ name: { first, last, ...more } }: PlayerEntry) {
  return last === undefined ? { first: "", last: first, ...more } : { first, last, ...more };
}

/** All players. Players with the same name also get their number, and those who only coached are coaches by default. */
function collectPlayers(
  contentFiles: ContentFiles,
  rosters: Content["rosters"],
): Content["players"] {
  const onField = new Set(rosters.flatMap(({ players }) => players));
  const beside = new Set(rosters.flatMap(({ coaches }) => coaches));
  const entries = Object.entries(contentFiles.readRequired(files.players, playersFile) ?? {});
  const count = countBy(entries, ([, entry]) => fold(fullName(collectName(entry))));
  return new Map(
    entries.map(([id, entry]): [string, Player] => {
      const name = collectName(entry);
      const isAlone = count.get(fold(fullName(name))) === 1;
      const apart = isAlone || entry.jersey === undefined ? {} : { apart: String(entry.jersey) };
      const coach = { position: "Coach" } as const;
      const usual = beside.has(id) && !onField.has(id) ? coach : {};
      return [id, { id, ...usual, ...entry, name: { ...name, ...apart } }];
    }),
  );
}

function collectMarks(contentFiles: ContentFiles): Content["marks"] {
  const mark = contentFiles.readDrawing(markFiles.mark, "mark");
  const crest = contentFiles.readDrawing(markFiles.crest, "square");
  const icon = contentFiles.readDrawing(markFiles.icon, "square");
  return { ...(mark && { mark }), ...(crest && { crest }), ...(icon && { icon }) };
}

/** Reads all files into a draft. */
export function collectContent(contentFiles: ContentFiles): Draft {
  const club = contentFiles.readRequired(files.site, site);
  // Before the logs, whose days may be in the format of the club's spreadsheets.
  setDateStyle(club ?? {});
  const states = collectStates(contentFiles, club?.country);
  const seasons = collectSeasons(contentFiles, {
    states,
    teamName: club?.teamName ?? "",
    events: club?.events ?? {},
    championship: club?.championship,
  });
  const rosters = seasons.flatMap((season) => season.roster ?? []);
  const coreValues = contentFiles.readOptional(files.coreValues, coreValuesFile) ?? [];
  const hasGames = seasons.some(({ tournaments }) => tournaments.some(({ games }) => games.length));
  return {
    site: club,
    inks: contentFiles.readOptional(files.inks, inksFile),
    marks: collectMarks(contentFiles),
    states,
    coreValues,
    testimonials: contentFiles.readOptional(files.testimonials, testimonialsFile) ?? [],
    players: collectPlayers(contentFiles, rosters),
    opponents: collectOpponents(contentFiles, states, hasGames),
    seasons,
    rosters,
    tournaments: seasons.flatMap((season) => season.tournaments),
    news: seasons.flatMap((season) => season.news),
    badgeQuest: collectBadgeQuest(contentFiles, coreValues),
    playlists: collectPlaylists(contentFiles),
  };
}
