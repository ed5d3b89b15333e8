import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/routes/sources.ts";
import { route as questRoute } from "#app/pages/badgequest/load.ts";
import { addBadges } from "#app/pages/badgequest/selection.ts";
import { route as platesRoute } from "#app/pages/fiftyplates/load.ts";
import { shapeResults } from "#app/pages/results/shape-results.ts";
import { route as rosterRoute } from "#app/pages/roster/load.ts";
import { route as playlistsRoute } from "#app/pages/playlists/load.ts";

/** Sources of the invented club's pages. */
export const sources = openSources(loadContent());

export const { editions, badges, values } = questRoute.load(sources, {}).data;
const [edition] = editions;
export const { log } = edition;
export const quest = addBadges(edition.quest, badges);
export const { plates } = platesRoute.load(sources, {}).data;
export const roster = rosterRoute.load(sources, {}).data;
export const playlists = playlistsRoute.load(sources, { year: "2025" }).data;
export const results = shapeResults(sources.record);
