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
export function edited(
  text: string,
  ...edits: readonly (readonly [from: string, to: string])[]
): string {
  return edits.reduce((now, [from, to]) => {
    expect(now).toContain(from);
    return now.replace(from, to);
  }, text);
}

export const game = (opponent: string, time: string) =>
  `  - { date: 2026-06-07, time: "${time}", opponent: ${opponent}, type: BRACKET }\n`;
/** The same answer to every conflict. */
export const answered = (conflicts: readonly Conflict[], answer: Answer): Answers =>
  new Map(conflicts.map((conflict) => [conflictKey(conflict), answer]));

export const driftGame = "opponent: drift, type: POOL";
export const galeGame = "opponent: gale, type: POOL";
export const mergeGames = (stored: string, mine: string, answers?: Answers) =>
  merge({ base, stored, mine }, tournamentSchema, answers);

export const players = (key: string) => `${key}:\n  name: { first: Ann, last: Elm }\n`;
