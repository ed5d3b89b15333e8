import type { Tournament } from "#app/content/content.ts";
import { endsWithOwnName, ownNames } from "#app/content/team-names.ts";
import { editStored } from "#app/content/writing/edit.ts";
import { tournamentFile } from "#app/content/files.ts";
import { schemaNode } from "#app/content/reading/schema-node.ts";
import { tournament as tournamentSchema } from "#app/content/schema/tournament.ts";
import { addEntry } from "#app/content/writing/list-entries.ts";
import { setValue } from "#app/content/writing/set-value.ts";
import { countBy, groupBy, sortedBy } from "#app/lib/list.ts";
import { hasPoints, findOutcome } from "#app/domain/games/outcome.ts";
import { plural } from "#app/lib/plural.ts";
import { Refusal, refuseDamaged } from "#scripts/captain/content-texts.ts";
import { findKey, guessKeys, matchingKeys, opponentNames } from "#scripts/captain/find-key.ts";
import {
  LeftOut,
  readMoments,
  readChoice,
  takeEach,
  yearTyped,
  type Imported,
  type Job,
} from "#scripts/import/importer.ts";
import type { TableRecord } from "#scripts/import/records.ts";
import { matchGames, type GameFields } from "./match-games.ts";
import { readMeeting } from "./scores.ts";
import { inTournaments, momentAt, findTournament, yearOfDays } from "./tournament-of-row.ts";
import { findGameType } from "#scripts/import/words.ts";

/** A game of the club from a row. */
interface Game {
  readonly number: number;
  /** The table, or a side of it: a table of teams and opponents has each game twice. */
  readonly table: string;
  readonly tournament: Tournament;
  readonly fields: GameFields;
}

/** Name of a round. Pools are omitted, and bare numbers get a word. */
function readRound(record: TableRecord): string | undefined {
  const pool = record.cell("pool");
  const [round, week] = [record.cell("round") || pool, record.cell("week")];
  if (findGameType(round) === "POOL") return undefined;
  const [word, written] = round === "" ? ["Week", week] : ["Round", round];
  return /^\d+$/.test(written) ? `${word} ${written}` : written || undefined;
}

/** The names of opponents, with those from `--called "Nashville=nightshade"`. */
function namesOfOpponents({ draft, typed }: Job) {
  const opponents = opponentNames(draft);
  const called = (typed.value("called") ?? "").split(",").filter((part) => part.trim() !== "");
  const more = called.map((part) => {
    const [name = "", known = ""] = part.split("=");
    return { id: findKey(known.trim(), opponents, "opponent"), names: [name.trim()] };
  });
  return [...more, ...opponents];
}

function opponentFinder(opponents: ReturnType<typeof namesOfOpponents>) {
  return (written: string): string => {
    try {
      return findKey(written, opponents, "opponent");
    } catch (error) {
      const [guess] = guessKeys(written, opponents);
      if (!(error instanceof Refusal) || guess === undefined) throw error;
      throw new Refusal(`${error.message} If it is ${guess}, add --called "${written}=${guess}".`);
    }
  };
}

/** The type of a game, from the first of its cells that tells. */
function readGameType(record: TableRecord, { typed }: Job, { league }: Tournament) {
  const written = record.cell("type");
  const cells = [written, record.cell("pool"), record.cell("round"), record.section];
  const type =
    cells.map(findGameType).find((type) => type !== undefined) ??
    typed.value("type") ??
    (league === true ? "LEAGUE" : undefined);
  const isUnread = written !== "" && findGameType(written) === undefined;
  if (isUnread && typed.value("type") === undefined && !/league|liga|ligue/i.test(written)) {
    throw new Refusal(`The type ${written} is not POOL, BRACKET, CONSOLATION or LEAGUE.`);
  }
  return type;
}

function gameReader(job: Job, others: string[][]) {
  const names = namesOfOpponents(job);
  const findOpponent = opponentFinder(names);
  const teams = {
    own: ownNames(job.draft.site, job.typed.value("team")),
    isKnown: (name: string) => matchingKeys(name, names).length > 0,
  };
  const first = readChoice(job.typed, "first", ["us", "home"]);
  const typed = job.typed.value("tournament")?.slice(0, 4);
  const year = yearTyped(job) ?? (typed === undefined ? yearOfDays(job) : Number(typed));
  const { readMoment, notes } = readMoments(job, year, inTournaments(job));
  const zoned = new Map<string, string>();
  const readGame = (record: TableRecord): Game | LeftOut => {
    const meeting = readMeeting(record, teams, first);
    if (meeting instanceof LeftOut) return meeting;
    if ("teams" in meeting) {
      others.push([...meeting.teams]);
      return new LeftOut("game of other teams", "games of other teams");
    }
    const moment = readMoment(record);
    const tournament = findTournament(job, record, moment);
    if (tournament instanceof LeftOut) return tournament;
    const { date, time } = momentAt(moment, tournament);
    if (moment.zone !== undefined && time !== moment.time && !zoned.has(moment.zone)) {
      zoned.set(
        moment.zone,
        `Times in ${moment.zone} are written in the tournament's zone, ${tournament.timeZone}: ${moment.time} in row ${record.number} is ${time}.`,
      );
    }
    return {
      number: record.number,
      table: `${record.table} ${meeting.isMirrored === true ? "mirrored" : ""}`,
      tournament,
      fields: {
        opponent: meeting.opponent === undefined ? undefined : findOpponent(meeting.opponent),
        type: readGameType(record, job, tournament),
        at: tournament.league === true ? meeting.side : undefined,
        date: date || undefined,
        time: time || undefined,
        ...meeting.points,
        cancelled: meeting.cancelled,
        round: readRound(record),
        video: record.cell("video") || undefined,
        remark: [record.cell("remark"), meeting.mark ?? ""].filter(Boolean).join("; ") || undefined,
      },
    };
  };
  return { readGame, notes, zoned };
}

const rules = schemaNode(tournamentSchema);

/** Converts a listed game to the fields of a row. */
function listedFields({ score, forfeit, ...game }: Tournament["games"][number]): GameFields {
  if (score === undefined) return game;
  const { us, them } = score;
  const side = findOutcome(score) === "win" ? "won" : "lost";
  return {
    ...game,
    ...(hasPoints(score) ? { us, them } : {}),
    ...(forfeit === true ? { forfeit: side } : {}),
  };
}

/** Sort key of a game by day and time; those without a day come last. */
const momentOfGame = ({ date, time }: GameFields) => `${date ?? "9"} ${time ?? ""}`;

/**
 * Separates rows into games and duplicates, each with the row that it repeats. Results pages list some games in
 * two tables. Rows of one table are different games, unless they start at the same time.
 */
function withoutRepeats(rows: readonly Game[]) {
  const games: Game[] = [];
  const repeats: { readonly row: Game; readonly of: Game }[] = [];
  for (const alike of groupBy(rows, ({ fields }) => JSON.stringify(fields)).values()) {
    const byTable = [...groupBy(alike, ({ table }) => table).values()];
    const [fullest = []] = byTable.toSorted((a, b) => b.length - a.length);
    const own = fullest[0]?.fields.time === undefined ? fullest : fullest.slice(0, 1);
    games.push(...own);
    const [of] = own;
    for (const row of alike) {
      if (of !== undefined && !own.includes(row)) repeats.push({ row, of });
    }
  }
  return { games: rows.filter((row) => games.includes(row)), repeats };
}

const momentText = ({ date = "a day to come", time }: GameFields) =>
  time === undefined ? date : `${date} at ${time}`;

const formatScore = ({ us, them }: GameFields) => `${us}-${them}`;

/** A tournament's text with the games of a file, the number of known rows, and notes for the captain. */
interface WithGames {
  readonly text: string;
  readonly known: number;
  readonly notes: readonly string[];
}

/** Updates known games from the rows, and adds others in order. */
function withGames(text: string, { games }: Tournament, rows: readonly Game[]): WithGames {
  const listed: GameFields[] = games.map(listedFields);
  const { found, moved, unclear } = matchGames(
    listed,
    rows.map(({ fields }) => fields),
  );
  let now = text;
  let known = 0;
  const notes: string[] = [];
  for (const { number, fields } of rows) {
    const game = found.get(fields);
    if (game !== undefined) {
      const before = now;
      const { type: _, ...stated } = fields;
      for (const [name, value] of Object.entries(stated)) {
        const path = ["games", listed.indexOf(game), name];
        if (value !== undefined) now = setValue(now, path, value, rules);
      }
      if (now === before) known += 1;
      if (moved.has(fields)) {
        notes.push(
          `Row ${number}: the game against ${fields.opponent ?? "an opponent to come"} on ${momentText(game)} is moved to ${momentText(fields)}. If it is a different game, import both together.`,
        );
      }
      if (
        game.us !== undefined &&
        fields.us !== undefined &&
        formatScore(game) !== formatScore(fields)
      ) {
        notes.push(
          `Row ${number}: ${formatScore(game)} against ${fields.opponent} becomes ${formatScore(fields)}. If it is a different game, add the times of both.`,
        );
      }
      continue;
    }
    if (unclear.has(fields)) {
      throw new Refusal(
        `Row ${number}: was an open game against ${fields.opponent} moved to ${momentText(fields)}, or is this another game? Import all games against ${fields.opponent} together, or change the time in the tournament's file first.`,
      );
    }
    if (fields.type === undefined) {
      throw new Refusal(
        `Row ${number}: is the game against ${fields.opponent} POOL, BRACKET or CONSOLATION? Add a column, or --type.`,
      );
    }
    const later = listed.findIndex((game) => momentOfGame(game) > momentOfGame(fields));
    const index = later < 0 ? listed.length : later;
    now = addEntry(now, ["games"], fields, rules, index);
    listed.splice(index, 0, fields);
  }
  return { text: now, known, notes };
}

/** "Read 3 games: 2 won, 1 lost, 0 tied.", so that swapped sides are obvious. */
function summarizeResults(rows: readonly Game[]): string {
  const scores = rows.flatMap(({ fields: { us, them, forfeit } }) => {
    if (forfeit !== undefined) return [forfeit === "won" ? 1 : -1];
    return us === undefined || them === undefined ? [] : [us - them];
  });
  const won = scores.filter((margin) => margin > 0).length;
  const lost = scores.filter((margin) => margin < 0).length;
  const open = rows.length - scores.length;
  const rest = open === 0 ? "" : `, ${open} without a score`;
  return `Read ${plural(rows.length, "game")}: ${won} won, ${lost} lost, ${scores.length - won - lost} tied${rest}.`;
}

/** Refuses a file without the club's games, suggesting that the team in most games is the club. */
function refuseOthers({ draft }: Job, others: readonly (readonly string[])[]): void {
  const own = ownNames(draft.site, undefined);
  const counts = [...countBy(others.flat(), (name) => name)];
  const byGames = sortedBy(counts, ([, games]) => -games);
  const [mostFrequent] = sortedBy(byGames, ([name]) => (endsWithOwnName(name, own) ? 0 : 1));
  if (mostFrequent === undefined) return;
  throw new Refusal(
    `No game is of ${draft.site?.teamName}. If the file calls the team ${mostFrequent[0]}, add --team "${mostFrequent[0]}".`,
  );
}

/** Adds games and scores to their tournaments. */
export function importGames(job: Job): Imported {
  const others: string[][] = [];
  const { readGame, notes: ofDays, zoned } = gameReader(job, others);
  const { taken, notes, fates } = takeEach(job, readGame);
  if (taken.length === 0) refuseOthers(job, others);
  const own = ownNames(job.draft.site, job.typed.value("team"));
  const alike = new Set(others.flat().filter((name) => endsWithOwnName(name, own)));
  const { games, repeats } = withoutRepeats(taken);
  let known = 0;
  const changes: string[] = [];
  const change = new Map(
    [...groupBy(games, ({ tournament }) => tournament)].map(([tournament, rows]) => {
      const file = tournamentFile(tournament.year, tournament.id);
      refuseDamaged(job.problems, file);
      const text = editStored(job.texts.get(file) ?? "", (stored) => {
        const made = withGames(stored, tournament, rows);
        known += made.known;
        changes.push(...made.notes);
        return made.text;
      });
      return [file, text] as const;
    }),
  );
  return {
    change,
    known,
    written: games.length - known,
    fates,
    notes: [
      ...notes,
      ...ofDays,
      ...zoned.values(),
      summarizeResults(games),
      ...changes,
      ...repeats.map(({ row, of }) => `Row ${row.number} is the game of row ${of.number}.`),
      ...Array.from(
        alike,
        (name) => `${name} is another team. If it is yours, add --team "${name}".`,
      ),
    ],
  };
}
