import { lettersOf } from "#app/domain/search/fold.ts";

/** What a table can be about. */
export type Kind = "awards" | "news" | "games" | "roster";

/** The columns of each kind, with the names that people give them, without spaces and signs. */
const columns: Readonly<Record<Kind, Readonly<Record<string, readonly string[]>>>> = {
  awards: {
    badge: ["badge", "badges", "award"],
    player: ["player", "person", "name", "who", "earnedby"],
    date: ["date", "day", "when", "timestamp"],
    time: ["time"],
    zone: ["zone", "timezone", "tz"],
    note: ["note", "notes", "comment", "details"],
    again: ["again", "repeat"],
  },
  news: {
    title: ["title", "headline", "story"],
    link: ["link", "url", "address", "href"],
    date: ["date", "day", "published", "when"],
    author: ["author", "source", "outlet", "by", "publisher"],
    type: ["type", "kind"],
    tournament: ["tournament", "event"],
  },
  games: {
    opponent: ["opponent", "vs", "against", "versus", "opposingteam"],
    home: ["home", "hometeam", "team1", "teama"],
    away: ["away", "awayteam", "visitor", "team2", "teamb"],
    us: ["us", "ourscore", "our", "ourpoints", "for", "pf", "pointsfor"],
    them: ["them", "theirscore", "theirs", "theirpoints", "opponentscore", "pa", "pointsagainst"],
    score: ["score", "result", "final", "finalscore"],
    date: ["date", "day", "when", "datetime"],
    time: ["time", "start", "starttime", "begins"],
    type: ["type", "stage", "pooltype"],
    round: ["round", "bracket", "pool"],
    tournament: ["tournament", "event"],
    video: ["video", "film", "stream"],
    remark: ["remark", "note", "notes", "comment"],
  },
  roster: {
    player: ["player", "players", "name", "fullname", "playername"],
    first: ["first", "firstname", "given", "givenname"],
    last: ["last", "lastname", "surname", "familyname"],
    nickname: ["nickname", "nick"],
    number: ["number", "no", "num", "jersey", "jerseynumber", "shirt"],
    position: ["position", "pos"],
    role: ["role", "captain", "captains", "leadership"],
  },
};

/** A row that has these names the columns of its kind. */
const needs: Readonly<Record<Kind, (names: ReadonlySet<string>) => boolean>> = {
  awards: (names) => names.has("badge") && names.has("player"),
  news: (names) => names.has("title") && names.has("link"),
  games: (names) => names.has("opponent") || (names.has("home") && names.has("away")),
  roster: (names) => names.has("last") || names.has("player"),
};

/** The kinds, those whose columns nobody else has first. */
export const KINDS: readonly Kind[] = ["awards", "news", "games", "roster"];

/** The columns of a log of awards in their order, also where its first line does not name them. */
export const AWARD_COLUMNS = ["badge", "player", "date", "time", "zone", "note", "again"] as const;

function bare(cell: string): string {
  return cell === "#" ? "number" : lettersOf(cell);
}

/** The words that forms put before the name of what they ask: "Which badge?", "Your name". */
const asking = /^(?:which|what|your|the)/;

/** What each cell of a row names, if it is the head of a table of a kind; the club's own name heads its score. */
export function namesIn(
  cells: readonly string[],
  kind: Kind,
  team: string,
): (string | undefined)[] {
  return cells.map((cell) => {
    const wanted = bare(cell);
    if (wanted === "") return undefined;
    if (kind === "games" && wanted === bare(team)) return "us";
    const known = Object.entries(columns[kind]);
    const named = (text: string) => known.find(([, names]) => names.includes(text))?.[0];
    return named(wanted) ?? named(wanted.replace(asking, ""));
  });
}

/** Whether the names are those of a head. */
export function isHead(names: readonly (string | undefined)[], kind: Kind): boolean {
  const known = new Set(names.filter((name) => name !== undefined));
  return known.size > 1 && needs[kind](known);
}
