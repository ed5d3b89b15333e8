import type { Draft, Tournament } from "#app/content/content.ts";
import { tournamentFile } from "#app/content/files.ts";
import { schemaNode } from "#app/content/reading/schema-node.ts";
import { tournament as tournamentSchema } from "#app/content/schema/tournament.ts";
import { editStored } from "#app/content/writing/edit.ts";
import { addEntry } from "#app/content/writing/list-entries.ts";
import { setValue } from "#app/content/writing/set-value.ts";
import { Refusal, type Texts } from "#scripts/captain/content-texts.ts";
import { findKey, opponentNames } from "#scripts/captain/find-key.ts";
import type { GameRow, Line } from "./tables.ts";

const rules = schemaNode(tournamentSchema);

type Game = Tournament["games"][number];

/** Whether a row is about a listed game. Type, day and time only decide if both have them. */
function isAbout(row: Omit<GameRow, "tournament">, game: Game): boolean {
  const fields = ["type", "date", "time"] as const;
  return (
    row.opponent === game.opponent &&
    fields.every((field) => (row[field] ?? game[field]) === (game[field] ?? row[field]))
  );
}

/** Adds games to their tournaments, and scores to listed games that have none. */
export function addGames(rows: readonly Line<GameRow>[], draft: Draft, texts: Texts): Texts {
  const changed = new Map(texts);
  const opponents = opponentNames(draft);
  /** Listed games that a row has taken: two rows against one team are two games. */
  const taken = new Set<Game>();
  for (const { line, tournament: id, ...row } of rows) {
    const tournament = draft.tournaments.find((candidate) => candidate.id === id);
    if (tournament === undefined) {
      throw new Refusal(`Line ${line}: there is no tournament ${id}. Add its file first.`);
    }
    const game = { ...row, opponent: findKey(row.opponent, opponents, "opponent") };
    const file = tournamentFile(tournament.year, id);
    const edit = (change: (text: string) => string) =>
      changed.set(file, editStored(changed.get(file) ?? "", change));
    const index = tournament.games.findIndex(
      (listed) => !taken.has(listed) && isAbout(game, listed),
    );
    const listed = tournament.games[index];
    if (listed === undefined) {
      edit((text) => addEntry(text, ["games"], game, rules));
      continue;
    }
    taken.add(listed);
    const { us, them } = game;
    if (us === undefined || (listed.score?.us === us && listed.score.them === them)) continue;
    if (listed.score !== undefined) {
      throw new Refusal(
        `Line ${line}: ${id} has ${listed.score.us}-${listed.score.them} against ${game.opponent}, not ${us}-${them}. Correct one of the two.`,
      );
    }
    for (const [field, points] of Object.entries({ us, them })) {
      edit((text) => setValue(text, ["games", index, field], points, rules));
    }
  }
  return changed;
}
