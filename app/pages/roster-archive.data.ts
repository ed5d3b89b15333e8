import { loadContent } from "#app/content/.server/load-content.ts";
import type { ArtFile } from "#app/entry-server.tsx";
import { drawSeason } from "#app/features/roster/season-art.ts";
import { shapeRoster } from "#app/features/roster/shape-roster.ts";

const content = loadContent();
const seasons = content.rosters.map((roster) => drawSeason(roster, content.players));

/** All seasons and everyone; fetched when more is asked for than the default season. */
export const data = shapeRoster(content, seasons);

export const sheets: readonly ArtFile[] = seasons.flatMap((season) => season.sheets);
