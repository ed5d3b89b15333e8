import * as words from "#words/facts.ts";
import type { PersonShape } from "./shape.ts";

/** Her position and role: "Handler, Captain", "Coach"; empty if nothing is known. */
export function describePosition({ position = "", role = "" }: PersonShape): string {
  return [...new Set([position, role])].filter((text) => text !== "").join(", ");
}

/** Whether she plays in a season; false for a coach who doesn't. */
export function isPlayer({ number }: PersonShape): boolean {
  return number !== words.coachNumber;
}
