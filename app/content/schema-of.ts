import type { z } from "zod";
import { files } from "./files.ts";
import { badgeHistoryFile, badgesFile, awardLog, edition } from "./schema/badge-quest.ts";
import { coreValuesFile, inksFile, site, testimonialsFile } from "./schema/site.ts";
import { newsFile } from "./schema/news-item.ts";
import { opponentsFile, tournament } from "./schema/tournament.ts";
import { playersFile, roster } from "./schema/roster.ts";
import { playlistPage } from "./schema/playlist.ts";
import { statesFile } from "./schema/states.ts";

const once: Readonly<Record<string, z.ZodType>> = {
  [files.site]: site,
  [files.coreValues]: coreValuesFile,
  [files.testimonials]: testimonialsFile,
  [files.players]: playersFile,
  [files.opponents]: opponentsFile,
  [files.badges]: badgesFile,
  [files.history]: badgeHistoryFile,
  [files.inks]: inksFile,
  [files.states]: statesFile,
};

const ofYears: readonly (readonly [RegExp, z.ZodType])[] = [
  [/^seasons\/\d+\/roster\.yml$/, roster],
  [/^seasons\/\d+\/news\.yml$/, newsFile],
  [/^seasons\/\d+\/tournaments\/[^/]+\.yml$/, tournament],
  [/^badge-quest\/\d+\/edition\.yml$/, edition],
  [/^badge-quest\/\d+\/awards\.csv$/, awardLog],
  [/^playlists\/\d+\.yml$/, playlistPage],
];

/** The schema of a file of the content, by its path; undefined for a file that nothing reads. */
export function schemaOf(file: string): z.ZodType | undefined {
  return once[file] ?? ofYears.find(([pattern]) => pattern.test(file))?.[1];
}
