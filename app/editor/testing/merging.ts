import { expect } from "vitest";
import { schemaNode } from "#app/content/reading/schema-node.ts";
import { tournament } from "#app/content/schema/tournament.ts";
import { type Answer, type Answers, type Conflict, conflictKey } from "#app/editor/conflicts.ts";
import { merge } from "#app/editor/merge.ts";

/** A tournament without scores. */
export const base = `# Fog all weekend
name: Fog Bowl
sanctioned: true
games:
  # Saturday
  - { date: 2026-06-06, time: "09:00", opponent: drift, type: POOL }
  - { date: 2026-06-06, time: "11:00", opponent: gale, type: POOL } # on field 3
  - { date: 2026-06-07, time: "09:00", opponent: drift, type: BRACKET }
`;
export const tournamentSchema = schemaNode(tournament);

/** A text after replacements, each of which must match. */
export function replaceIn(
  text: string,
  ...edits: readonly (readonly [from: string, to: string])[]
): string {
  return edits.reduce((now, [from, to]) => {
    expect(now).toContain(from);
    return now.replace(from, to);
  }, text);
}

/** The text with more fields in the line of a game. */
export const withFields = (text: string, game: string, fields: string) =>
  replaceIn(text, [game, `${game}, ${fields}`]);

/** One more game of the tournament, on its Sunday. */
export const gameLine = (opponent: string, time: string) =>
  `  - { date: 2026-06-07, time: "${time}", opponent: ${opponent}, type: BRACKET }\n`;

/** The same answer to every conflict. */
export const answerAll = (conflicts: readonly Conflict[], answer: Answer): Answers =>
  new Map(conflicts.map((conflict) => [conflictKey(conflict), answer]));

export const driftGame = "opponent: drift, type: POOL";
export const galeGame = "opponent: gale, type: POOL";
export const mergeGames = (stored: string, mine: string, answers?: Answers) =>
  merge({ base, stored, mine }, tournamentSchema, answers);

export const playerEntry = (key: string) => `${key}:\n  name: { first: Ann, last: Elm }\n`;
