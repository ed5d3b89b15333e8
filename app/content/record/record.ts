import type * as content from "#app/content/content.ts";
import type { BadgeId, OpponentId, PersonId, SeasonId, TournamentId } from "#app/domain/ids.ts";
import type { Jersey } from "#app/domain/jersey.ts";
import type { Claim } from "#app/domain/fifty-plates.ts";
import type { States } from "#app/domain/places/state.ts";
import type { Championship } from "#app/domain/tournaments.ts";
import type { GameAgainst, Played } from "#app/domain/games/game.ts";

/** Someone on the team in one season; a captain is a player, too. */
export interface Tenure {
  readonly person: Person;
  readonly season: Season;
  readonly as: "player" | "captain" | "coach";
  /** The number that she wore; none as a coach. */
  readonly jersey?: Jersey | undefined;
  /** She coached, too, and not only played. */
  readonly alsoCoach?: true;
}

/** A player or coach, as far as the public may see her. */
export interface Person extends Omit<content.Player, "id" | "shown"> {
  readonly id: PersonId;
  /** Her seasons on the team, oldest first. */
  readonly tenures: readonly Tenure[];
  /** The badges she earned in editions with a log, in order of entry. */
  readonly awards: readonly Award[];
  /** The places she took in the published totals of Badge Quest, oldest first. */
  readonly places: readonly QuestPlace[];
  /** The badges she thought of. */
  readonly badgesMade: readonly Badge[];
  /** The plates she was the first to spot, oldest first. */
  readonly claims: readonly PlateClaim[];
  /** The songs that stand for her. */
  readonly tracks: readonly PersonTrack[];
}

/** A season of the team. */
export interface Season extends Omit<content.Roster, "id" | "players" | "coaches" | "captains"> {
  readonly id: SeasonId;
  /** Everybody in published order: players, then coaches; nobody twice. */
  readonly members: readonly Tenure[];
  /** In the order of the file, which need not be that of the roster. */
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

/** A tournament; `season` is the one of its folder, if there was a team that year. */
export interface Tournament extends Omit<content.Tournament, "id" | "games" | "season"> {
  readonly id: TournamentId;
  /** "Fog Bowl 2019"; with its city, or else its first day, where that year had another of that name. */
  readonly title: string;
  readonly season: Season | undefined;
  /** In playing order. */
  readonly games: readonly Game[];
  /** The items that say they are about it. */
  readonly news: readonly content.NewsItem[];
}

type GameEntry = content.Tournament["games"][number];

/** Recorded facts of a game, played or not. */
interface GameFacts extends Omit<GameEntry, "score" | "opponent"> {
  readonly tournament: Tournament;
}

/** A game is played or still to come; only a played one has a score, and only one to come may lack its opponent. */
export type Game = GameFacts & GameAgainst<Opponent>;

/** A game with its score. */
export type PlayedGame = Extract<Game, Played>;

/** A team that the club plays. Of a key without an entry nothing is known but the key, made readable. */
export interface Opponent extends Omit<content.Opponent, "id" | "location" | "formerly"> {
  readonly id: OpponentId;
  readonly location: content.Opponent["location"] | undefined;
  /** The entries under which the same team played before. */
  readonly formerly: readonly Opponent[];
  /** The team under its current name, if this is a former one. */
  readonly now: Opponent | undefined;
  /** The games of sanctioned tournaments against it, oldest first. */
  readonly games: readonly Game[];
}

/** A badge of Badge Quest. */
export interface Badge extends Omit<content.Badge, "id" | "createdBy"> {
  readonly id: BadgeId;
  readonly maker: Person | undefined;
  /** The editions in which it was in use, oldest first. */
  readonly editions: readonly Edition[];
  /** Whenever it was earned in an edition with a log, in order of entry. */
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
  /** In order of entry; none where no log is kept. */
  readonly awards: readonly Award[];
  /** The plates that were spotted, oldest first. */
  readonly claims: readonly PlateClaim[];
}

/** A badge that was earned once by one person. */
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

/** A song that stands for a person, on one playlist of a year. */
export interface PersonTrack extends Omit<content.Track, "artist"> {
  readonly year: number;
  readonly playlist: content.Playlist;
}

/**
 * The club's record as a graph: everything that has a name knows what belongs to it. Made once from
 * the public content; pages only read it.
 */
export interface ClubRecord {
  /** The tournament a season builds up to. */
  readonly championship: Championship;
  /** The states of the club’s country. */
  readonly states: States;
  /** In the order of players.yml. */
  readonly people: ReadonlyMap<PersonId, Person>;
  /** Oldest first; a year without a team is none. */
  readonly seasons: readonly Season[];
  /** Oldest first, all of them. */
  readonly tournaments: readonly Tournament[];
  /** The games of sanctioned tournaments, oldest first. */
  readonly games: readonly Game[];
  /** In the order of opponents.yml, then those that only games name. */
  readonly opponents: ReadonlyMap<OpponentId, Opponent>;
  readonly badges: ReadonlyMap<BadgeId, Badge>;
  /** Oldest first. */
  readonly editions: readonly Edition[];
  readonly history: readonly QuestHistory[];
  /** When the content was published, in milliseconds since 1970, where the build is told. */
  readonly publishedAt?: number | undefined;
}
