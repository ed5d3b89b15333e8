import { z } from "zod";
import { name } from "#app/content/schema/fields/text.ts";

const partName = name.optional();

/** What a club calls the parts of its site that are its own. Addresses stay; of the playlists the year follows. */
export const parts = z
  .strictObject({
    badgeQuest: partName,
    fiftyPlates: partName,
    coreValues: partName,
    playlists: partName,
  })
  .transform(({ badgeQuest, fiftyPlates, coreValues, playlists }) => ({
    badgequest: badgeQuest,
    fiftyplates: fiftyPlates,
    corevalues: coreValues,
    playlists,
  }))
  .describe("Parts with names of their own are badgeQuest, fiftyPlates, coreValues and playlists.");
