import type { Draft, Tournament } from "#app/content/content.ts";
import { tournamentFile } from "#app/content/files.ts";
import { schemaNode } from "#app/content/reading/schema-node.ts";
import { tournament as tournamentSchema } from "#app/content/schema/tournament.ts";
import { editStored } from "#app/content/writing/edit.ts";
import { addEntry } from "#app/content/writing/list-entries.ts";
import { setValue } from "#app/content/writing/set-value.ts";
import { findKey, opponentNames } from "#scripts/captain/find-key.ts";
import type { Texts } from "#scripts/captain/propose.ts";
import type { GameRow, Rows } from "./tables.ts";

const rules = schemaNode(tournamentSchema);

type Game = Tournament["games"][number];
type NewGame = Omit<GameRow, "tournament">;

/** Fields that tell two games apart, if both games have them. */
const distinguishing = ["date", "time", "round"] as const;

/** Fields that a row may add to a listed game. */
const addable = [...distinguishing, "us", "them"] as const;

const maybeSame = (row: NewGame, game: Game) =>
  row.opponent === game.opponent &&
  row.type === game.type &&
  distinguishing.every(
    (field) => row[field] === undefined || game[field] === undefined || row[field] === game[field],
  );

/** The listed game of a row: the one with its score, else one without any, else the first, which refuses the score. */
function findGame(row: NewGame, games: readonly Game[]): Game | undefined {
  const matches = games.filter((game) => maybeSame(row, game));
  const hasScore = ({ score }: Game) => score?.us === row.us && score?.them === row.them;
  return matches.find(hasScore) ?? matches.find(({ score }) => score === undefined) ?? matches[0];
}

/** Adds games to their tournaments, and what is new to listed games. */
export function addGames({ rows, refuse }: Rows<GameRow>, draft: Draft, texts: Texts): Texts {
  const changed = new Map(texts);
  const opponents = opponentNames(draft);
  /** Listed games that a row has matched: two rows against one team are two games. */
  const matched = new Set<Game>();
  for (const [row, { tournament: id, ...written }] of rows.entries()) {
    const tournament = draft.tournaments.find((candidate) => candidate.id === id);
    const opponent = findKey(written.opponent, opponents, "opponent");
    if (tournament === undefined)
      refuse(row, "tournament", `There is no tournament ${id}.`, "Add its file first.");
    if (opponent.key === undefined) refuse(row, "opponent", opponent.cause, opponent.remedy);
    if (tournament === undefined || opponent.key === undefined) continue;
    const game = { ...written, opponent: opponent.key };
    const file = tournamentFile(tournament.year, id);
    const edit = (change: (text: string) => string) =>
      changed.set(file, editStored(changed.get(file) ?? "", change));
    const unmatched = tournament.games.filter((candidate) => !matched.has(candidate));
    const listed = findGame(game, unmatched);
    if (listed === undefined) {
      edit((text) => addEntry(text, ["games"], game, rules));
      continue;
    }
    matched.add(listed);
    const index = tournament.games.indexOf(listed);
    const listedValues = { ...listed, ...listed.score };
    for (const field of addable) {
      const [value, listedValue] = [game[field], listedValues[field]];
      if (value === undefined || value === listedValue) continue;
      if (listedValue === undefined) {
        edit((text) => setValue(text, ["games", index, field], value, rules));
      } else {
        const cause = `${id} has ${field}: ${listedValue} for this game against ${opponent.key}, not ${value}.`;
        refuse(row, field, cause, "Correct one of the two.");
      }
    }
  }
  return changed;
}
