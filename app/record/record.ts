import type * as content from "#app/content/content.ts";
import type { Inventory } from "#app/content/inventory.ts";
import type { Claim } from "#app/domain/fifty-plates.ts";
import type { GameAgainst, Played } from "#app/domain/games/game.ts";
import type { BadgeId, OpponentId, PersonId, SeasonId, TournamentId } from "#app/domain/ids.ts";
import type { Jersey } from "#app/domain/jersey.ts";
import type { States } from "#app/domain/places/state.ts";
import type { Championship } from "#app/domain/tournaments.ts";

/** A person on the team in one season; captains are also players. */
export interface Tenure {
  readonly person: Person;
  readonly season: Season;
  readonly as: "player" | "captain" | "coach";
  /** Her number in that season; coaches have none. */
  readonly jersey?: Jersey | undefined;
  /** Set for a player who also coached. */
  readonly alsoCoach?: true;
}

/** A player or coach with her public fields. */
export interface Person extends Omit<content.Player, "id" | "shown"> {
  readonly id: PersonId;
  /** Her seasons on the team, oldest first. */
  readonly tenures: readonly Tenure[];
  /** The badges she earned in editions with a log, in order of entry. */
  readonly awards: readonly Award[];
  /** Her places in the published totals of Badge Quest, oldest first. */
  readonly places: readonly QuestPlace[];
  /** Badges she created. */
  readonly badgesMade: readonly Badge[];
  /** Plates she was first to spot, oldest first. */
  readonly claims: readonly PlateClaim[];
  /** Songs that represent her. */
  readonly tracks: readonly PersonTrack[];
}

/** A season of the team. */
export interface Season extends Omit<content.Roster, "id" | "players" | "coaches" | "captains"> {
  readonly id: SeasonId;
  /** Everyone in published order without duplicates: players, then coaches. */
  readonly members: readonly Tenure[];
  /** Without coaches, in file order, which may differ from roster order. */
  readonly captains: readonly Person[];
  /** Oldest first; one without dates comes first. */
  readonly tournaments: readonly Tournament[];
  /** The year's edition of Badge Quest and its published totals. */
  readonly editions: readonly Edition[];
  readonly history: readonly QuestHistory[];
  readonly playlists: content.PlaylistPage | undefined;
  /** In the order of the file. */
  readonly news: readonly content.NewsItem[];
}

/** A tournament; `season` is that of its folder, if there was a team that year. */
export interface Tournament extends Omit<content.Tournament, "id" | "games" | "season"> {
  readonly id: TournamentId;
  /** "Fog Bowl 2019", with its city or its first day if another one that year had the same name. */
  readonly title: string;
  readonly season: Season | undefined;
  /** In playing order. */
  readonly games: readonly Game[];
  /** News items about it. */
  readonly news: readonly content.NewsItem[];
}

type GameEntry = content.Tournament["games"][number];

/** Recorded facts of a game, played or not. */
interface GameFacts extends Omit<GameEntry, "score" | "opponent"> {
  readonly tournament: Tournament;
}

/** A played or upcoming game. Only played games have a score; only upcoming ones may lack an opponent. */
export type Game = GameFacts & GameAgainst<Opponent>;

/** A game with a score, and so with an opponent. */
export type PlayedGame = Extract<Game, Played>;

/** An opponent. One without an entry gets a name derived from its key. */
export interface Opponent extends Omit<content.Opponent, "id" | "location" | "formerly"> {
  readonly id: OpponentId;
  readonly location: content.Opponent["location"] | undefined;
  /** Entries of the same team under former names. */
  readonly formerly: readonly Opponent[];
  /** The team under its current name, if this is a former one. */
  readonly now: Opponent | undefined;
  /** The games of sanctioned tournaments against it, oldest first. */
  readonly games: readonly Game[];
}

/** A badge of any edition. */
export interface Badge extends Omit<content.Badge, "id" | "createdBy"> {
  readonly id: BadgeId;
  readonly maker: Person | undefined;
  /** The editions in which it was in use, oldest first. */
  readonly editions: readonly Edition[];
  /** Its awards in editions with a log, in order of entry. */
  readonly awards: readonly Award[];
}

/** A year of Badge Quest. */
export interface Edition extends Omit<
  content.Edition,
  "roster" | "activated" | "newest" | "awards"
> {
  readonly season: Season | undefined;
  /** In order of activation. */
  readonly activated: readonly Badge[];
  readonly newest: readonly Badge[];
  /** In order of entry; empty without a log. */
  readonly awards: readonly Award[];
  /** The plates that were spotted, oldest first. */
  readonly claims: readonly PlateClaim[];
}

/** One badge earned once by one person. */
export interface Award extends Omit<content.Award, "badge" | "player"> {
  readonly badge: Badge;
  readonly person: Person;
  readonly edition: Edition;
}

/** A plate with the person who spotted it first. */
export interface PlateClaim extends Omit<Claim, "player"> {
  readonly person: Person;
  readonly edition: Edition;
}

/** The published totals of an edition, with its leaders. */
export interface QuestHistory extends Omit<content.BadgeHistory, "roster" | "leaders"> {
  readonly season: Season | undefined;
  readonly leaders: readonly QuestPlace[];
}

/** A place among the published leaders of an edition, from 1. */
export interface QuestPlace {
  readonly place: number;
  readonly person: Person;
  readonly history: QuestHistory;
}

/** A song that represents a person on one playlist of a year. */
export interface PersonTrack extends Omit<content.Track, "artist"> {
  readonly year: number;
  readonly playlist: content.Playlist;
}

/** The club itself: its names, links, sponsors, tryouts and other settings, and what it stands for. */
export interface Club extends content.Site {
  readonly coreValues: readonly content.CoreValue[];
  readonly testimonials: readonly content.Testimonial[];
  readonly marks: content.MarkFiles;
}

/** The club's record as a graph of linked objects, built once from the public content. Pages only read it. */
export interface ClubRecord {
  readonly club: Club;
  readonly inventory: Inventory;
  /** The tournament a season builds up to. */
  readonly championship: Championship;
  /** The states of the club’s country. */
  readonly states: States;
  /** In the order of players.yml. */
  readonly people: ReadonlyMap<PersonId, Person>;
  /** Oldest first; years without a team are not included. */
  readonly seasons: readonly Season[];
  /** The season that pages show first. */
  readonly defaultSeason: Season;
  /** Oldest first, all of them. */
  readonly tournaments: readonly Tournament[];
  /** The games of sanctioned tournaments, oldest first. */
  readonly games: readonly Game[];
  /** In the order of opponents.yml, followed by opponents that appear only in games. */
  readonly opponents: ReadonlyMap<OpponentId, Opponent>;
  readonly badges: ReadonlyMap<BadgeId, Badge>;
  /** Names of the core values that badges stand for. */
  readonly badgeValues: readonly string[];
  /** Oldest first. */
  readonly editions: readonly Edition[];
  /** The edition that Badge Quest shows first. */
  readonly shownEdition: Edition | undefined;
  /** Editions with a map of plates, oldest first. */
  readonly plateEditions: readonly Edition[];
  readonly history: readonly QuestHistory[];
  /** Of all years, including years without a team, in the order of the files. */
  readonly news: readonly content.NewsItem[];
  /** The music-player pages by year. */
  readonly playlists: ReadonlyMap<number, content.PlaylistPage>;
  /** Time of publishing in milliseconds since 1970, if set for the build. */
  readonly publishedAt?: number | undefined;
}

export type { Inventory };
export type { NewsItem, Playlist, PlaylistPage } from "#app/content/content.ts";
