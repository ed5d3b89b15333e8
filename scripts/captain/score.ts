import { readFolder } from "#app/content/.server/load-content.ts";
import { checkContent } from "#app/content/check-content.ts";
import type { Draft, Tournament } from "#app/content/content.ts";
import { schemaNode } from "#app/content/reading/schema-node.ts";
import { tournament as tournamentSchema } from "#app/content/schema/tournament.ts";
import { addEntry } from "#app/content/writing/list-entries.ts";
import { setValue } from "#app/content/writing/set-value.ts";
import { tournamentFile } from "#app/content/files.ts";
import type { Command, Typed } from "./command.ts";
import { propose, Refusal, type Outcome, editFile, refuseDamaged } from "./content-texts.ts";
import { parseDay } from "./parse-day.ts";
import { findKey, opponentNames } from "./find-key.ts";
import type { Day } from "#app/domain/dates/day.ts";
import { timeOfCell } from "#app/content/suggestions/suggestions.ts";
import { knownPages } from "#app/routes/has-page.ts";

const help = `npm run score -- <tournament> <opponent> <us> <them>
npm run score -- <tournament> <opponent> --forfeit won|lost
npm run score -- <tournament> --place <n>

  npm run score -- 2026-fog-bowl drift 13 9
  npm run score -- 2026-fog-bowl drift 13-9 --type POOL --date 2026-06-13 --time "9:00 AM"

Sets the score of the game against that opponent that has none yet. --type, --date, --time or --round choose a
different game. If there is no such game, it is added, and --type is required. An existing score is only replaced
with --write.

  --game <n>   number of the game in the tournament, from 1, if several match, or if the opponent
               was not known
  --forfeit <side>  won or lost, from our side, with or without a score
  --round, --date, --time, --type   which game to set; what it lacks is added, and with --game, changed
  --place <n>  the finishing place, once the tournament is over`;

function points(written: string | undefined): number {
  if (!/^\d{1,2}$/.test(written ?? "")) {
    throw new Refusal(`A score is two whole numbers, such as 13 9, not ${written ?? "nothing"}.`);
  }
  return Number(written);
}

function findTournament({ tournaments }: Draft, id: string | undefined): Tournament {
  const key = findKey(
    id ?? "nothing",
    tournaments.map((t) => ({ id: t.id, names: [] })),
    "tournament",
  );
  const found = tournaments.find((tournament) => tournament.id === key);
  if (found === undefined) throw new Refusal(`There is no tournament ${key}.`);
  return found;
}

/** Index of the game with a given number, if it is against that opponent or one not known yet. */
function askedGame({ games, id }: Tournament, opponent: string, asked: string): number {
  const index = Number(asked) - 1;
  const game = games[index];
  if (game === undefined || (game.opponent ?? opponent) !== opponent) {
    throw new Refusal(`Game ${asked} of ${id} is not against ${opponent}.`);
  }
  return index;
}

/** Facts of a game from the command's options. */
interface Described {
  readonly type: string | undefined;
  readonly date: Day | undefined;
  readonly time: string | undefined;
  readonly round: string | undefined;
}

function describedIn({ value }: Typed): Described {
  const time = value("time");
  return {
    type: value("type")?.toUpperCase(),
    date: parseDay(value("date")),
    time: time === undefined ? undefined : (timeOfCell(time) ?? time),
    round: value("round"),
  };
}

/** Whether a game agrees with the options in all fields that both have. */
function fitsDescription(game: Tournament["games"][number], described: Described): boolean {
  return (["type", "date", "time", "round"] as const).every(
    (field) => (game[field] ?? described[field]) === (described[field] ?? game[field]),
  );
}

/** Index of the intended game; undefined if it is to be added. */
function findGame(
  tournament: Tournament,
  opponent: string,
  { value }: Typed,
  described: Described,
) {
  const asked = value("game");
  if (asked !== undefined) return askedGame(tournament, opponent, asked);
  const { games, id } = tournament;
  const against = [...games.entries()].filter(
    ([, game]) => game.opponent === opponent && fitsDescription(game, described),
  );
  const open = against.filter(([, { score }]) => score === undefined);
  const fit = open.length > 0 ? open : against;
  if (fit.length > 1) {
    const which = fit.map(([index]) => index + 1).join(" or ");
    throw new Refusal(`${id} has several games against ${opponent}. Add one of --game ${which}.`);
  }
  return fit[0]?.[0];
}

/** The score of a game, the side of its forfeit, or both. */
interface Score {
  readonly us?: number;
  readonly them?: number;
  readonly forfeit?: "won" | "lost";
}

function scoreIn({ words, value }: Typed): Score {
  // "13-9" is one word, "13 9" two.
  const [us, them] = words.slice(2).flatMap((word) => word.split(/(?<=\d)[-–:](?=\d)/));
  const side = value("forfeit");
  if (side === undefined) return { us: points(us), them: points(them) };
  const forfeit = (["won", "lost"] as const).find((outcome) => outcome === side);
  if (forfeit === undefined) {
    throw new Refusal(
      `A forfeit is won or lost, from our side, not ${side}. If both teams gave up, add cancelled: true and a remark to the game.`,
    );
  }
  return us === undefined ? { forfeit } : { us: points(us), them: points(them), forfeit };
}

const isOpen = ({ score, cancelled }: Tournament["games"][number]) =>
  score === undefined && cancelled === undefined;

/** The open game that may be intended: against that opponent at another time, or without an opponent. */
function whichIsOpen({ games }: Tournament, opponent: string): string {
  const number = (fits: (game: Tournament["games"][number]) => boolean) =>
    games.findIndex((game) => isOpen(game) && fits(game)) + 1;
  const theirs = number((game) => game.opponent === opponent);
  const awaited = theirs || number((game) => game.opponent === undefined);
  if (awaited === 0) return "";
  const { date, time } = games[awaited - 1] ?? {};
  const at = [date, time].filter((part) => part !== undefined).join(" at ");
  const what = theirs === 0 ? "has no opponent yet" : `against ${opponent} is open`;
  return ` Game ${awaited}${at === "" ? "" : `, ${at},`} ${what}. If you mean that one, add --game ${awaited}.`;
}

function newGame(
  tournament: Tournament,
  opponent: string,
  score: Score,
  described: Described,
): object {
  const { date, time, round } = described;
  const isListed = tournament.games.some(
    (game) =>
      game.opponent === opponent &&
      game.score === undefined &&
      game.type === described.type &&
      (date ?? game.date) === game.date,
  );
  if (isListed) {
    throw new Refusal(
      `There is no such game against ${opponent}.${whichIsOpen(tournament, opponent)} If not, enter the score of that one first.`,
    );
  }
  const type = described.type ?? (tournament.league === true ? "LEAGUE" : undefined);
  if (type === undefined) {
    throw new Refusal(
      `There is no such game against ${opponent}. Add one with --type POOL, BRACKET or CONSOLATION.${whichIsOpen(tournament, opponent)}`,
    );
  }
  return { opponent, type, date, time, ...score, round };
}

const rules = schemaNode(tournamentSchema);

/** Writes opponent, score and other options into their game. An existing opponent keeps its spelling. */
function withScore(
  text: string,
  index: number,
  fields: Score & Described & { opponent: string },
): string {
  return Object.entries(fields).reduce(
    (now, [name, value]) =>
      value === undefined ? now : setValue(now, ["games", index, name], value, rules),
    text,
  );
}

/** Whether a game already has a different score, which may be a forfeit without points. */
function hasOther({ score }: Tournament["games"][number], { us, them, forfeit }: Score): boolean {
  return score !== undefined && (forfeit !== undefined || score.us !== us || score.them !== them);
}

function run(typed: Typed): Outcome {
  const texts = readFolder(typed.folder);
  const { draft, problems } = checkContent(texts, { pages: knownPages });
  const [id, named] = typed.words;
  const tournament = findTournament(draft, id);
  const file = tournamentFile(tournament.year, tournament.id);
  const edit = (change: (text: string) => string) => editFile(texts, file, change);
  const finish = typed.value("place");
  if (finish !== undefined) {
    const change = edit((text) => setValue(text, ["result"], points(finish), rules));
    return propose(typed.folder, change, tournament.result === undefined || typed.has("write"));
  }
  refuseDamaged(problems, file);
  const opponent = findKey(named ?? "nothing", opponentNames(draft), "opponent");
  const score = scoreIn(typed);
  const described = describedIn(typed);
  const index = findGame(tournament, opponent, typed, described);
  if (index === undefined) {
    const game = newGame(tournament, opponent, score, described);
    return propose(
      typed.folder,
      edit((text) => addEntry(text, ["games"], game, rules)),
      true,
    );
  }
  const game = tournament.games[index];
  const replaces = game !== undefined && hasOther(game, score);
  const change = edit((text) => withScore(text, index, { opponent, ...described, ...score }));
  return propose(typed.folder, change, !replaces || typed.has("write"));
}

const text = { type: "string" } as const;

/** Enters the score of a game, or a tournament's finishing place. */
export const scoreCommand: Command = {
  help,
  options: {
    game: text,
    type: text,
    date: text,
    time: text,
    round: text,
    place: text,
    forfeit: text,
    write: { type: "boolean" },
  },
  run,
};
