import { capitalize } from "#app/lib/plural.ts";

/** Label of a link that shows only letters: "Côte Sauvage on Instagram", "Email Côte Sauvage". */
export function socialLabel(name: string, team: string): string {
  return name === "email" ? `Email ${team}` : `${team} on ${capitalize(name)}`;
}
