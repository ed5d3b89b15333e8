import { capitalize } from "./capitalize.ts";

const LETTERS: Readonly<Record<string, string>> = { facebook: "f", twitter: "t", instagram: "ig" };

/** The letters on the token of a social network; e-mail has none, and shows an icon. */
export function socialLetters(name: string): string | undefined {
  return LETTERS[name];
}

/** What a link does that only shows its token: "Côte Sauvage on Instagram", "Email Côte Sauvage". */
export function socialLabel(name: string, team: string): string {
  return name === "email" ? `Email ${team}` : `${team} on ${capitalize(name)}`;
}
