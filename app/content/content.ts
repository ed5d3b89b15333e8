import type { ValueInk } from "#app/domain/core-values.ts";
import type { NameParts } from "#app/domain/full-name.ts";
import type { MarkFiles } from "#app/domain/marks.ts";
import type { Placed } from "#app/domain/places/place.ts";
import type { States } from "#app/domain/places/state.ts";
import type { SceneName } from "#app/domain/tournaments.ts";
import type { Award, BadgeHistory, BadgeEntry, EditionEntry } from "./schema/badge-quest.ts";
import type { NewsItem } from "./schema/news-item.ts";
import type { PlaylistEntry, PlaylistPageEntry } from "./schema/playlist.ts";
import type { PlayerEntry, RosterEntry } from "./schema/roster.ts";
import type { CoreValue, InksFile, Site, Testimonial } from "./schema/site.ts";
import type { OpponentEntry, TournamentEntry } from "./schema/tournament.ts";

/** A person with her key. Public content has no `shown` (see privacy). */
export interface Player extends Omit<PlayerEntry, "name"> {
  readonly id: string;
  /** A single name is the last name, by which lists sort. */
  readonly name: NameParts & Pick<PlayerEntry["name"], "nickname">;
}

/** A team the club plays, with its key. */
export interface Opponent extends Omit<OpponentEntry, "location"> {
  readonly id: string;
  readonly location?: (NonNullable<OpponentEntry["location"]> & Placed) | undefined;
}

/** The team of a season; `id` is the name of the club and the year. */
export interface Roster extends RosterEntry {
  readonly id: string;
  readonly year: number;
}

/**
 * A tournament; `id` is its file name, `year` the season's folder, `event` its key across years. `scene` is set by the club,
 * or by default for the championship.
 */
export interface Tournament extends Omit<TournamentEntry, "location"> {
  readonly id: string;
  readonly location: TournamentEntry["location"] & Placed;
  readonly year: number;
  readonly event: string;
  readonly scene?: SceneName | undefined;
}

/** One folder under seasons/; a year without a team (2020) has no roster. */
export interface Season {
  readonly year: number;
  readonly roster?: Roster;
  readonly tournaments: readonly Tournament[];
  readonly news: readonly NewsItem[];
}

/** A badge with its key and the ink of its core value. */
export interface Badge extends BadgeEntry {
  readonly id: string;
  readonly ink: ValueInk;
}

/** One year of Badge Quest with its award log in order of entry; empty without a log. */
export interface Edition extends EditionEntry {
  readonly year: number;
  readonly awards: readonly Award[];
  /** Ids of badges whose awards claim a license plate. */
  readonly plateBadges: readonly string[];
}

/** A playlist with its key. */
export interface Playlist extends PlaylistEntry {
  readonly id: string;
}

/** The music-player page of one roster, its playlists in display order. */
export interface PlaylistPage extends Omit<PlaylistPageEntry, "playlists"> {
  readonly year: number;
  readonly playlists: readonly Playlist[];
}

/** Everything the club edits, checked and frozen. */
export interface Content {
  readonly site: Site;
  /** The inks that the club has fixed. */
  readonly inks: InksFile | undefined;
  /** The club's own mark, crest and icon. */
  readonly marks: MarkFiles;
  /** The states of its country, its own or built in. */
  readonly states: States;
  readonly coreValues: readonly CoreValue[];
  readonly testimonials: readonly Testimonial[];
  /** By id, in the order of players.yml. */
  readonly players: ReadonlyMap<string, Player>;
  readonly opponents: ReadonlyMap<string, Opponent>;
  /** Oldest first. */
  readonly seasons: readonly Season[];
  /** Oldest first; a year without a team has none. */
  readonly rosters: readonly Roster[];
  /** All of them, oldest first; one without dates comes first in its year. */
  readonly tournaments: readonly Tournament[];
  /** By year, within a year in the order of the file. */
  readonly news: readonly NewsItem[];
  readonly badgeQuest: {
    /** Names of the core values, from core-values.yml or its badges. */
    readonly values: readonly string[];
    readonly badges: ReadonlyMap<string, Badge>;
    /** By year, oldest first. */
    readonly editions: ReadonlyMap<number, Edition>;
    /** Published totals of past editions, oldest first. */
    readonly history: readonly BadgeHistory[];
  };
  /** The music-player pages by year. */
  readonly playlists: ReadonlyMap<number, PlaylistPage>;
}

/** Parsed content before validation. */
export interface Draft extends Omit<Content, "site"> {
  readonly site: Site | undefined;
}

export type { Award, BadgeHistory } from "./schema/badge-quest.ts";
export type { MarkFiles };
export type { NewsItem } from "./schema/news-item.ts";
export type { Track } from "./schema/playlist.ts";
export type { CoreValue, Site, Testimonial } from "./schema/site.ts";
