import { loadContent } from "#app/content/.server/load-content.ts";
import type { ArtFile } from "#app/entry-server.tsx";
import { drawSeason } from "#app/features/roster/season-art.ts";
import { shapeRoster } from "#app/features/roster/shape-roster.ts";

const content = loadContent();
const seasons = content.rosters.map((roster) => drawSeason(roster, content.players));

export const data = shapeRoster(content, seasons);

const shownFirst = seasons.find(({ id }) => id === data.defaultSeason)?.art.busts;

/** The busts of the season shown first stand in the document; all else is fetched when shown. */
export const sheets: readonly ArtFile[] = seasons
  .flatMap((season): readonly ArtFile[] => season.sheets)
  .map((sheet) => (sheet.href === shownFirst ? Object.assign({}, sheet, { inline: true }) : sheet));
