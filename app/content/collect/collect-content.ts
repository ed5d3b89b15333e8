import type {
  Content,
  Draft,
  Badge,
  CoreValue,
  Edition,
  Player,
  PlaylistPage,
} from "#app/content/content.ts";
import { files, markFiles, awardsFile, editionFile, playlistsFile } from "#app/content/files.ts";
import {
  awardLog,
  badgeHistoryFile,
  type BadgeEntry,
  badgesFile,
  edition as editionSchema,
} from "#app/content/schema/badge-quest.ts";
import { playlistPage } from "#app/content/schema/playlist.ts";
import { type PlayerEntry, playersFile } from "#app/content/schema/roster.ts";
import { coreValuesFile, inksFile, site, testimonialsFile } from "#app/content/schema/site.ts";
import { statesFile } from "#app/content/schema/states.ts";
import { valueInk } from "#app/domain/core-values.ts";
import { setDateStyle } from "#app/domain/dates/date-style.ts";
import { fold } from "#app/domain/fold.ts";
import { fullName } from "#app/domain/full-name.ts";
import { statesOfCountry } from "#app/domain/places/united-states.ts";
import { countBy } from "#app/lib/list.ts";
import { collectOpponents, collectSeasons } from "./collect-seasons.ts";
import type { ContentFiles } from "./content-files.ts";

/** A keyed file as a map in its order, each entry with its key as its id. */
function mapById<T extends object>(
  entries: Readonly<Record<string, T>> | undefined,
): Map<string, T & { readonly id: string }> {
  return new Map(Object.entries(entries ?? {}).map(([id, entry]) => [id, { id, ...entry }]));
}

type BadgeEntries = ReadonlyMap<string, BadgeEntry & { readonly id: string }>;

function collectEdition(contentFiles: ContentFiles, year: number, badges: BadgeEntries): Edition[] {
  const edition = contentFiles.read(editionFile(year), editionSchema, { isRequired: true });
  const awards = contentFiles.read(awardsFile(year), awardLog) ?? [];
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
  const isRequired = years.length > 0;
  const badges = mapById(contentFiles.read(files.badges, badgesFile, { isRequired }));
  const editions = years.flatMap((year) => collectEdition(contentFiles, year, badges));
  const values = listValues(coreValues, badges);
  return {
    values,
    badges: withInks(badges, values),
    editions: new Map(editions.map((edition) => [edition.year, edition])),
    history: contentFiles.read(files.history, badgeHistoryFile) ?? [],
  };
}

function collectPlaylists(contentFiles: ContentFiles): Map<number, PlaylistPage> {
  const years = contentFiles.captureFromPaths(/^playlists\/((?:19|20)\d\d)\.yml$/).map(Number);
  return new Map(
    years.flatMap((year) => {
      const page = contentFiles.read(playlistsFile(year), playlistPage);
      if (page === undefined) return [];
      return [[year, { year, ...page, playlists: [...mapById(page.playlists).values()] }] as const];
    }),
  );
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
  const played = new Set(rosters.flatMap(({ players }) => players));
  const coached = new Set(rosters.flatMap(({ coaches }) => coaches));
  const file = contentFiles.read(files.players, playersFile, { isRequired: true });
  const entries = Object.entries(file ?? {});
  const nameCounts = countBy(entries, ([, entry]) => fold(fullName(collectName(entry))));
  return new Map(
    entries.map(([id, entry]): [string, Player] => {
      const name = collectName(entry);
      const isNameShared = nameCounts.get(fold(fullName(name))) !== 1;
      const needsNumber = isNameShared && entry.jersey !== undefined;
      const apart = needsNumber ? { apart: String(entry.jersey) } : {};
      const onlyCoached = coached.has(id) && !played.has(id);
      const usualPosition = onlyCoached ? ({ position: "Coach" } as const) : {};
      return [id, { id, ...usualPosition, ...entry, name: { ...name, ...apart } }];
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
  const club = contentFiles.read(files.site, site, { isRequired: true });
  // Before the logs, whose days may be in the format of the club's spreadsheets.
  setDateStyle(club ?? {});
  const states = statesOfCountry(club?.country, contentFiles.read(files.states, statesFile));
  const seasons = collectSeasons(contentFiles, {
    states,
    teamName: club?.teamName ?? "",
    events: club?.events ?? {},
    championship: club?.championship,
  });
  const rosters = seasons.flatMap((season) => season.roster ?? []);
  const coreValues = contentFiles.read(files.coreValues, coreValuesFile) ?? [];
  const hasGames = seasons.some(({ tournaments }) => tournaments.some(({ games }) => games.length));
  return {
    site: club,
    inks: contentFiles.read(files.inks, inksFile),
    marks: collectMarks(contentFiles),
    states,
    coreValues,
    testimonials: contentFiles.read(files.testimonials, testimonialsFile) ?? [],
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
