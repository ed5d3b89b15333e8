import { loadContent } from "#app/content/.server/load-content.ts";
import { listShownEditions, shapeQuest } from "#app/pages/badgequest/shape-quest.ts";
import { shapeEdition } from "#app/pages/fiftyplates/shape-plates.ts";
import { shapePlaylists } from "#app/pages/playlists/shape-playlists.ts";
import { shapeResults } from "#app/pages/results/shape-results.ts";
import { shapeSeasons } from "#app/pages/roster/shape-roster.ts";
import { openSources } from "#app/routes/sources.ts";

/** Sources of the invented club's pages. */
export const sources = openSources(loadContent());

export const quests = listShownEditions(sources.record).map((edition) =>
  Object.assign(shapeQuest(sources.record, edition), { busts: "" }),
);
export const plateEditions = sources.record.plateEditions.map((edition) =>
  shapeEdition(sources.record, edition),
);
/** The teams of all seasons, oldest first. */
export const teams = shapeSeasons(sources.record, () => "");
export const playlists = shapePlaylists(sources.record, 2025);
export const results = shapeResults(sources.record);
