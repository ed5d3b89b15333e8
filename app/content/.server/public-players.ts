import { createHash } from "node:crypto";
import type { Content, Player } from "#app/content/content.ts";

/** What the site calls a person: her own id, a neutral one, or undefined where she is hidden. */
export type PublicId = (id: string) => string | undefined;

/** How many hex digits a neutral id has: more only where two people would share one. */
const DIGITS = 4;

/** "p-3f9a": it says nothing, and stays hers whoever else asks to be shown by initials. */
function neutralId(id: string, taken: ReadonlySet<string>): string {
  const hash = createHash("sha256").update(id).digest("hex");
  let digits = DIGITS;
  while (taken.has(`p-${hash.slice(0, digits)}`)) digits += 1;
  return `p-${hash.slice(0, digits)}`;
}

/** The public ids of everyone: neutral for those who are shown by initials. */
export function publicIds(players: Content["players"]): PublicId {
  const neutral = new Map<string, string | undefined>();
  const taken = new Set(players.keys());
  for (const { id, shown } of players.values()) {
    if (shown === undefined) continue;
    const publicId = shown === "nobody" ? undefined : neutralId(id, taken);
    neutral.set(id, publicId);
    if (publicId !== undefined) taken.add(publicId);
  }
  return (id) => (neutral.has(id) ? neutral.get(id) : id);
}

function initial(name: string): string {
  // By characters, not by the halves of which JavaScript makes some of them.
  const [first = ""] = name;
  return `${first.toUpperCase()}.`;
}

/** Field by field: what is not named here is not public of somebody who is shown by initials. */
function byInitials({ name, jersey, position }: Player, id: string): Player {
  return {
    id,
    name: { first: initial(name.first), last: initial(name.last) },
    ...(jersey === undefined ? {} : { jersey }),
    position,
  };
}

function publicPlayer({ shown, ...player }: Player, id: string): Player {
  return shown === undefined ? player : byInitials(player, id);
}

/** Everyone who is shown, by public id: with her name, or with "E. C." for a name. */
export function publicPlayers(players: Content["players"], publicId: PublicId): Content["players"] {
  const shown = [...players.values()].flatMap((player) => {
    const id = publicId(player.id);
    return id === undefined ? [] : publicPlayer(player, id);
  });
  return new Map(shown.map((player) => [player.id, player]));
}
