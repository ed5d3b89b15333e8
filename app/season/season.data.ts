import { loadContent } from "#app/content/.server/load-content.ts";

/** The seasons that the site has; an address may name others. */
export const data = { seasons: loadContent().rosters.map((roster) => roster.id) };
