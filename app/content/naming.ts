import type { Player } from "./content.ts";

/** Whether a text gives a player's name away: by her surname or key, or perhaps by another name. */
export type Naming = "names" | "may mean";

/** The words of a text in lower case, each between two spaces. */
function words(text: string): string {
  const parts = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return ["", ...parts, ""].join(" ");
}

function mentions(text: string, name: string | undefined): boolean {
  return name !== undefined && words(text).includes(words(name));
}

/** The players who asked to be shown by initials or not at all. */
export function hiddenPlayers(players: ReadonlyMap<string, Player>): Player[] {
  return [...players.values()].filter(({ shown }) => shown !== undefined);
}

/** How a text names a player; `undefined` where it does not. */
export function namingOf(text: string, { id, name }: Player): Naming | undefined {
  if (mentions(text, name.last) || mentions(text, id)) return "names";
  return mentions(text, name.first) || mentions(text, name.nickname) ? "may mean" : undefined;
}

/** "caption names alder, who is not to be shown by name." */
export function namingCause(field: string, naming: Naming, { id }: Player): string {
  return `${field} ${naming} ${id}, who is not to be shown by name.`;
}
