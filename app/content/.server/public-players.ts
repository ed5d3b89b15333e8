import type { Content, Player } from "#app/content/content.ts";

/** What the site calls a person: her own id, a neutral one, or undefined where she is hidden. */
export type PublicId = (id: string) => string | undefined;

/** The public ids of everyone. Neutral ones are numbered in the order of players.yml. */
export function publicIds(players: Content["players"]): PublicId {
  const hidden = [...players.values()].filter(({ shown }) => shown !== undefined);
  const neutral = new Map(
    hidden.map(({ id, shown }, index) => [
      id,
      shown === "nobody" ? undefined : `player-${index + 1}`,
    ]),
  );
  return (id) => (neutral.has(id) ? neutral.get(id) : id);
}

function initial(name: string): string {
  return `${name.slice(0, 1).toUpperCase()}.`;
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
