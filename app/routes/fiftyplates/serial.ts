import type { Player } from "#app/content/content.ts";
import { fold } from "#app/domain/search/fold.ts";

/** What the spotter's plate says: three letters of her last name and her number, "SCO 31". */
export function serialOf(player: Pick<Player, "name" | "jersey"> | undefined): string {
  const letters = fold(player?.name.last ?? "")
    .replace(/[^a-z]/g, "")
    .slice(0, 3)
    .toUpperCase();
  return [letters, player?.jersey ?? ""].join(" ").trim();
}
