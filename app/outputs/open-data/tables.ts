import { badgeSlug } from "#app/domain/badge-quest/badge-quest.ts";
import { findOutcome, hasPoints } from "#app/domain/games/outcome.ts";
import { displayName } from "#app/domain/opponents.ts";
import { wasCoach } from "#app/entities/person/shape.ts";
import { latestDate } from "#app/lib/list.ts";
import { lastNumber, seasonFigures } from "#app/record/figures.ts";
import type {
  Award,
  Badge,
  ClubRecord,
  Game,
  NewsItem,
  Opponent,
  Person,
  Season,
  Tenure,
  Tournament,
} from "#app/record/record.ts";
import type { TableName } from "#app/routes/output-paths.ts";
import { paths } from "#app/routes/paths.ts";

/** The value of a field; undefined is left out of JSON and empty in CSV. */
type Value = string | number | boolean | readonly (string | number)[] | undefined;

/** The fields of a table in their order, each with its value for an item of the record. */
type Columns<Item> = Readonly<Record<string, (item: Item) => Value>>;

export type Row = Readonly<Record<string, Value>>;

/** One file of the open data. */
export interface Table {
  readonly name: TableName;
  /** The names of its fields, in their order. */
  readonly fields: readonly string[];
  readonly rows: readonly Row[];
  /** Date of the newest row, or its year, from the content. */
  readonly newest: string | undefined;
}

const yearsOf = (tenures: readonly Tenure[]) => tenures.map(({ season }) => season.year);

const idsOf = (members: readonly Tenure[]) => members.map(({ person }) => person.id);

/** Everyone in the record. Privacy settings reduce the name to initials, or omit the row. */
const players: Columns<Person> = {
  id: ({ id }) => id,
  firstName: ({ name }) => name.first,
  lastName: ({ name }) => name.last,
  nickname: ({ name }) => name.nickname,
  jersey: lastNumber,
  // The number of each season in which it was another one: "2019: 29".
  otherJerseys: (person) =>
    person.tenures.flatMap(({ season, jersey }) =>
      jersey === undefined || jersey === lastNumber(person) ? [] : `${season.year}: ${jersey}`,
    ),
  position: ({ position }) => position,
  seasons: ({ tenures }) => yearsOf(tenures),
  captainIn: ({ tenures }) => yearsOf(tenures.filter(({ as }) => as === "captain")),
  coachIn: ({ tenures }) => yearsOf(tenures.filter(wasCoach)),
  page: ({ id, tenures }) => (tenures.length === 0 ? undefined : paths.player({ id })),
};

/** The published record is official; the counted one is the sum of the games. */
const seasons: Columns<Season> = {
  year: ({ year }) => year,
  name: ({ displayName: name }) => name,
  publishedWins: ({ results }) => results?.wins,
  publishedLosses: ({ results }) => results?.losses,
  publishedTies: ({ results }) => results?.ties,
  finish: ({ results }) => results?.finish,
  countedWins: (season) => seasonFigures(season).counted.wins,
  countedLosses: (season) => seasonFigures(season).counted.losses,
  countedTies: (season) => seasonFigures(season).counted.ties,
  players: ({ members }) => idsOf(members.filter(({ as }) => as !== "coach")),
  captains: ({ captains }) => captains.map(({ id }) => id),
  coaches: ({ members }) => idsOf(members.filter(wasCoach)),
  highlights: ({ highlights }) => highlights,
  page: ({ year }) => paths.season({ year }),
};

/** All tournaments, oldest first, including unsanctioned and upcoming ones. */
const tournaments: Columns<Tournament> = {
  id: ({ id }) => id,
  year: ({ year }) => year,
  name: ({ name }) => name,
  start: ({ dates }) => dates?.start,
  end: ({ dates }) => dates?.end,
  timeZone: ({ timeZone }) => timeZone,
  city: ({ location }) => location.city,
  state: ({ location }) => location.state,
  country: ({ location }) => location.country,
  league: ({ league }) => league ?? false,
  sanctioned: ({ sanctioned }) => sanctioned,
  cancelled: ({ cancelled }) => cancelled ?? false,
  seed: ({ seed }) => seed,
  result: ({ result }) => result,
  remark: ({ remark }) => remark,
  link: ({ link }) => link,
  page: ({ id, dates }) => (dates === undefined ? undefined : paths.tournament({ id })),
};

/** The score of a played game; undefined for a forfeit without points. */
function points(game: Game) {
  return game.kind === "played" && hasPoints(game.score) ? game.score : undefined;
}

/** The games of sanctioned tournaments, oldest first. An upcoming one has no score. */
const games: Columns<Game> = {
  tournament: ({ tournament }) => tournament.id,
  year: ({ tournament }) => tournament.year,
  opponent: ({ opponent }) => opponent?.id,
  type: ({ type }) => type,
  round: ({ round }) => round,
  at: ({ at }) => at,
  date: ({ date }) => date,
  time: ({ time }) => time,
  timeZone: ({ tournament }) => tournament.timeZone,
  us: (game) => points(game)?.us,
  them: (game) => points(game)?.them,
  outcome: (game) => (game.kind === "played" ? findOutcome(game.score) : undefined),
  forfeit: ({ forfeit }) => forfeit ?? false,
  cancelled: ({ cancelled }) => cancelled ?? false,
  remark: ({ remark }) => remark,
  video: ({ video }) => video,
};

const opponents: Columns<Opponent> = {
  id: ({ id }) => id,
  name: displayName,
  city: ({ location }) => location?.city,
  state: ({ location }) => location?.state,
  country: ({ location }) => location?.country,
  formerly: ({ formerly }) => formerly.map(({ id }) => id),
  metIn: (opponent) => [...new Set(opponent.games.map(({ tournament }) => tournament.year))],
};

const badges: Columns<Badge> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  value: ({ value }) => value,
  rule: ({ rule }) => rule,
  createdBy: ({ maker }) => maker?.id,
  editions: ({ editions }) => editions.map(({ year }) => year),
  page: ({ id }) => paths.badge({ slug: badgeSlug(id) }),
};

/** The awards of all editions with a log, in order of entry. */
const awards: Columns<Award> = {
  edition: ({ edition }) => edition.year,
  badge: ({ badge }) => badge.id,
  player: ({ person }) => person.id,
  date: ({ date }) => date,
  time: ({ time }) => time,
  zone: ({ zone }) => zone,
  note: ({ note }) => note,
};

const news: Columns<NewsItem> = {
  date: ({ date }) => date,
  title: ({ title }) => title,
  author: ({ author }) => author,
  type: ({ type }) => type,
  link: ({ link }) => link,
  tournament: ({ tournament }) => tournament,
};

/** @param dated the field with the date or years of a row */
function makeTable<Item>(
  name: TableName,
  items: Iterable<Item>,
  columns: Columns<Item>,
  dated: string,
): Table {
  const rows = Array.from(items, (item): Row =>
    Object.fromEntries(Object.entries(columns).map(([field, value]) => [field, value(item)])),
  );
  const dates = rows.flatMap((row) => row[dated] ?? []).map(String);
  const fields = Object.keys(columns);
  return { name, fields, rows, newest: latestDate(dates) };
}

/** All tables of the open data, except those that the club has no data for. */
export function openTables(record: ClubRecord): readonly Table[] {
  const tables = [
    makeTable("players", record.people.values(), players, "seasons"),
    makeTable("seasons", record.seasons, seasons, "year"),
    makeTable("tournaments", record.tournaments, tournaments, "end"),
    makeTable("games", record.games, games, "date"),
    makeTable("opponents", record.opponents.values(), opponents, "metIn"),
    makeTable("badges", record.badges.values(), badges, "editions"),
    makeTable(
      "awards",
      record.editions.flatMap((edition) => edition.awards),
      awards,
      "date",
    ),
    makeTable("news", record.news, news, "date"),
  ];
  return tables.filter((table) => table.rows.length > 0);
}
