import type * as written from "#app/content/content.ts";
import { editionsWithPlates, takeInventory } from "#app/content/inventory.ts";
import { shortDate } from "#app/domain/dates/written-dates.ts";
import { findClaims } from "#app/domain/fifty-plates.ts";
import { fold } from "#app/domain/fold.ts";
import { toGame } from "#app/domain/games/game.ts";
import { sortByPlayingOrder } from "#app/domain/games/playing-order.ts";
import { brandId, type OpponentId, type PersonId, type BadgeId } from "#app/domain/ids.ts";
import { jerseyIn } from "#app/domain/jersey.ts";
import { readableKey } from "#app/domain/opponents.ts";
import type { States } from "#app/domain/places/state.ts";
import { listPeople } from "#app/domain/roster.ts";
import { countBy } from "#app/lib/list.ts";
import { getNode } from "./get-node.ts";
import type {
  ClubRecord,
  Game,
  Tenure,
  QuestHistory,
  Badge,
  Edition,
  Opponent,
  Person,
  Season,
  Tournament,
} from "./record.ts";

/** A node of the record under construction: the named lists are mutable. */
type Mutable<Node, Lists extends keyof Node> = Omit<Node, Lists> & {
  [Name in Lists]: Node[Name] extends readonly (infer Item)[] ? Item[] : never;
};

type PersonBuilder = Mutable<
  Person,
  "tenures" | "awards" | "places" | "badgesMade" | "claims" | "tracks"
>;
type SeasonBuilder = Mutable<
  Season,
  "members" | "captains" | "tournaments" | "editions" | "history"
>;
type TournamentBuilder = Mutable<Tournament, "games">;
type OpponentBuilder = Mutable<Omit<Opponent, "now">, "formerly" | "games"> & {
  now: Opponent | undefined;
};
type BadgeBuilder = Mutable<Badge, "editions" | "awards">;
type EditionBuilder = Mutable<Edition, "awards" | "claims">;
type HistoryBuilder = Mutable<QuestHistory, "leaders">;

type Opponents = Map<OpponentId, OpponentBuilder>;

/** Creates the opponents of opponents.yml, and links them to those that they were before. */
function addOpponents({ opponents }: written.Content): Opponents {
  const nodes: Opponents = new Map();
  for (const { id: key, formerly: _, location, ...entry } of opponents.values()) {
    const id = brandId<"opponent">(key);
    nodes.set(id, { ...entry, location, id, formerly: [], now: undefined, games: [] });
  }
  for (const { id, formerly = [] } of opponents.values()) {
    const now = getNode(nodes, brandId(id));
    for (const key of formerly) {
      const before = getNode(nodes, brandId(key));
      now.formerly.push(before);
      before.now = now;
    }
  }
  return nodes;
}

/** The opponent of a key. One that only games have is added. */
function findOrAddOpponent(key: string, opponents: Opponents): OpponentBuilder {
  const id = brandId<"opponent">(key);
  const known = opponents.get(id);
  if (known !== undefined) return known;
  const nothing = { location: undefined, formerly: [], now: undefined, games: [] };
  const added: OpponentBuilder = { id, name: readableKey(key), ...nothing };
  opponents.set(id, added);
  return added;
}

const nameKey = ({ name, year }: written.Tournament) => `${fold(name)} ${year}`;

const placeKey = (tournament: written.Tournament) =>
  `${nameKey(tournament)} ${tournament.location.city}`;

/** Titles for tournaments. A check guarantees that tournaments with the same name differ in place or day. */
function titlesFor(
  tournaments: readonly written.Tournament[],
): (tournament: written.Tournament) => string {
  const dated = tournaments.filter(({ dates }) => dates !== undefined);
  const [byName, byPlace] = [countBy(dated, nameKey), countBy(dated, placeKey)];
  return (tournament) => {
    const { name, year, location, dates } = tournament;
    const title = `${name} ${year}`;
    if (dates === undefined || byName.get(nameKey(tournament)) === 1) return title;
    const isAlone = byPlace.get(placeKey(tournament)) === 1;
    return `${title}, ${isAlone ? location.city : shortDate(dates.start)}`;
  };
}

/** Creates a tournament with its games, and adds it to its season. */
function addTournament(
  { games, id, ...facts }: written.Tournament,
  season: SeasonBuilder | undefined,
  opponents: Opponents,
  title: string,
): TournamentBuilder {
  const tournament: TournamentBuilder = {
    ...facts,
    title,
    id: brandId(id),
    season,
    games: [],
    news: season?.news.filter((item) => item.tournament === id) ?? [],
  };
  for (const { opponent: key, ...entry } of sortByPlayingOrder(games)) {
    const opponent = key === undefined ? undefined : findOrAddOpponent(key, opponents);
    const isNotPlayed = facts.cancelled === true && entry.score === undefined;
    const listed = isNotPlayed ? ({ ...entry, cancelled: true } as const) : entry;
    const game: Game = toGame({ ...listed, tournament, opponent });
    tournament.games.push(game);
  }
  season?.tournaments.push(tournament);
  return tournament;
}

/** Creates opponents, tournaments and games, and adds them to their seasons and opponents. */
function addGames(content: written.Content, seasons: readonly SeasonBuilder[]) {
  const opponents = addOpponents(content);
  const findTitle = titlesFor(content.tournaments);
  const seasonsByYear = new Map(seasons.map((season) => [season.year, season]));
  const tournaments = content.tournaments.map((tournament) =>
    addTournament(tournament, seasonsByYear.get(tournament.year), opponents, findTitle(tournament)),
  );
  const games = sortByPlayingOrder(
    tournaments.flatMap((tournament) => (tournament.sanctioned ? tournament.games : [])),
  );
  for (const game of games) {
    if (game.opponent !== undefined) getNode(opponents, game.opponent.id).games.push(game);
  }
  return { opponents, tournaments, games };
}

/** Everyone in players.yml, by public id. */
type People = ReadonlyMap<PersonId, PersonBuilder>;

/** Creates people, without what others link to them. */
function addPeople({ players }: written.Content): People {
  return new Map(
    Array.from(players.values(), ({ id: key, ...player }) => {
      const id = brandId<"person">(key);
      const lists = { tenures: [], awards: [], places: [], badgesMade: [], claims: [], tracks: [] };
      return [id, { id, ...player, ...lists }];
    }),
  );
}

/** Adds a roster's people to its season, and the season to the people. */
function addMembers(roster: written.Roster, season: SeasonBuilder, people: People): void {
  const players = new Set(roster.players);
  const captains = new Set(roster.captains);
  const findRole = (key: string): Tenure["as"] => {
    if (!players.has(key)) return "coach";
    return captains.has(key) ? "captain" : "player";
  };
  for (const key of listPeople(roster)) {
    const person = getNode(people, brandId(key));
    const as = findRole(key);
    const jersey = as === "coach" ? undefined : jerseyIn(roster, { ...person, id: key });
    const alsoCoach = as !== "coach" && roster.coaches.includes(key);
    const tenure: Tenure = { person, season, as, jersey, ...(alsoCoach ? { alsoCoach } : {}) };
    season.members.push(tenure);
    person.tenures.push(tenure);
  }
  for (const key of roster.captains) {
    if (players.has(key)) season.captains.push(getNode(people, brandId(key)));
  }
}

/** Creates the seasons that have a roster, with their people. */
function addSeasons({ seasons, playlists }: written.Content, people: People): SeasonBuilder[] {
  return seasons.flatMap(({ roster, news }) => {
    if (roster === undefined) return [];
    const { id, players: _, coaches: __, ...facts } = roster;
    const season: SeasonBuilder = {
      ...facts,
      id: brandId(id),
      members: [],
      captains: [],
      tournaments: [],
      editions: [],
      history: [],
      playlists: playlists.get(roster.year),
      news,
    };
    addMembers(roster, season, people);
    return [season];
  });
}

type Badges = ReadonlyMap<BadgeId, BadgeBuilder>;
type Seasons = ReadonlyMap<string, SeasonBuilder>;

/** Creates badges, and adds them to the people who made them. */
function addBadges({ badgeQuest }: written.Content, people: People): Badges {
  return new Map(
    Array.from(badgeQuest.badges.values(), ({ id: key, createdBy, ...entry }) => {
      const id = brandId<"badge">(key);
      const maker = createdBy === undefined ? undefined : getNode(people, brandId(createdBy));
      const badge: BadgeBuilder = { ...entry, id, maker, editions: [], awards: [] };
      maker?.badgesMade.push(badge);
      return [id, badge];
    }),
  );
}

/** Creates an edition's claims of plates, and adds them to it and to people. */
function addClaims(
  entry: written.Edition,
  edition: EditionBuilder,
  people: People,
  states: States,
) {
  for (const { player, ...facts } of findClaims(entry, states)) {
    const person = getNode(people, brandId(player));
    const claim = { ...facts, person, edition };
    person.claims.push(claim);
    edition.claims.push(claim);
  }
}

/** Creates an edition's awards, and adds them to it, to badges and to people. */
function addAwards(
  entry: written.Edition,
  edition: EditionBuilder,
  badges: Badges,
  people: People,
) {
  for (const { badge: badgeKey, player, ...facts } of entry.awards) {
    const badge = getNode(badges, brandId(badgeKey));
    const person = getNode(people, brandId(player));
    const award = { ...facts, badge, person, edition };
    for (const { awards } of [badge, person, edition]) awards.push(award);
  }
}

/** The nodes that an edition links to. */
interface QuestNodes {
  readonly badges: Badges;
  readonly people: People;
  readonly seasons: Seasons;
  readonly states: States;
}

/** Creates an edition, and adds it to its season and its badges. */
function addEdition(entry: written.Edition, { badges, people, seasons, states }: QuestNodes) {
  const { roster, activated, newest, awards: _, ...facts } = entry;
  const badgesAt = (keys: readonly string[]) => keys.map((key) => getNode(badges, brandId(key)));
  const season = seasons.get(roster);
  const edition: EditionBuilder = {
    ...facts,
    season,
    activated: badgesAt(activated),
    newest: badgesAt(newest),
    awards: [],
    claims: [],
  };
  addAwards(entry, edition, badges, people);
  addClaims(entry, edition, people, states);
  for (const badge of new Set(badgesAt(activated))) badge.editions.push(edition);
  season?.editions.push(edition);
  return edition;
}

/** Creates the published totals of an edition, and adds them to its season and to the leaders. */
function addHistory(entry: written.BadgeHistory, people: People, seasons: Seasons): QuestHistory {
  const { roster, leaders, ...facts } = entry;
  const season = seasons.get(roster);
  const history: HistoryBuilder = { ...facts, season, leaders: [] };
  for (const { place, player } of leaders) {
    const person = getNode(people, brandId(player));
    const leader = { place, person, history };
    history.leaders.push(leader);
    person.places.push(leader);
  }
  season?.history.push(history);
  return history;
}

/** Creates badges, editions with awards, and published totals of Badge Quest. */
function addQuest(content: written.Content, people: People, allSeasons: readonly SeasonBuilder[]) {
  const seasons: Seasons = new Map(allSeasons.map((season) => [season.id, season]));
  const badges = addBadges(content, people);
  const nodes = { badges, people, seasons, states: content.states };
  const { editions, history } = content.badgeQuest;
  const added = new Map(
    Array.from(editions, ([year, entry]) => [year, addEdition(entry, nodes)] as const),
  );
  return {
    badges,
    badgeValues: content.badgeQuest.values,
    editions: [...added.values()],
    shownEdition: added.get(content.site.badgeQuest?.edition ?? 0),
    plateEditions: editionsWithPlates(content).map(({ year }) => getNode(added, year)),
    history: history.map((entry) => addHistory(entry, people, seasons)),
  };
}

/** Adds the songs of the playlists to the people whose songs they are. */
function addTracks({ playlists }: written.Content, people: People): void {
  for (const { year, playlists: shelf } of playlists.values()) {
    for (const playlist of shelf) {
      for (const { artist, ...track } of playlist.trackList) {
        getNode(people, brandId(artist)).tracks.push({ ...track, year, playlist });
      }
    }
  }
}

/**
 * Builds a club's record from its public content, in linear time. Each step creates nodes, and adds them to those of the steps
 * before: people, then their seasons, games, Badge Quest, and songs.
 *
 * @param publishedAt time of publishing, in milliseconds since 1970
 */
export function buildRecord(content: written.Content, publishedAt?: number): ClubRecord {
  const people = addPeople(content);
  const seasons = addSeasons(content, people);
  const { opponents, tournaments, games } = addGames(content, seasons);
  const quest = addQuest(content, people, seasons);
  addTracks(content, people);
  const { site, states, coreValues, testimonials, news, playlists } = content;
  const { championship, defaultRoster } = site;
  const defaultSeason = seasons.find(({ id }) => id === defaultRoster);
  if (defaultSeason === undefined) throw new RangeError(`There is no roster ${defaultRoster}.`);
  return {
    club: { ...site, coreValues, testimonials, marks: content.marks },
    inventory: takeInventory(content),
    championship,
    states,
    people,
    seasons,
    defaultSeason,
    opponents,
    tournaments,
    games,
    ...quest,
    news,
    playlists,
    publishedAt,
  };
}
