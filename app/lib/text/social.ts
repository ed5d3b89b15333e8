import { capitalize } from "./capitalize.ts";

const LETTERS: Readonly<Record<string, string>> = { facebook: "f", twitter: "t", instagram: "ig" };

/** The letters for a social network; e-mail has none and gets an icon. */
export function socialLetters(name: string): string | undefined {
  return LETTERS[name];
}

/** Label of a link that shows only letters: "Côte Sauvage on Instagram", "Email Côte Sauvage". */
export function socialLabel(name: string, team: string): string {
  return name === "email" ? `Email ${team}` : `${team} on ${capitalize(name)}`;
}
