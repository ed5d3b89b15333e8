import { z } from "zod";
import { files } from "./files.ts";
import { badgeHistoryFile, badgesFile, awardLog, edition } from "./schema/badge-quest.ts";
import { newsFile } from "./schema/news-item.ts";
import { playlistPage } from "./schema/playlist.ts";
import { playersFile, roster } from "./schema/roster.ts";
import { coreValuesFile, inksFile, site, testimonialsFile } from "./schema/site.ts";
import { statesFile } from "./schema/states.ts";
import { opponentsFile, tournament } from "./schema/tournament.ts";

/** Schemas by kind of file. Those of YAML files have a name and are published for completion and validation in editors. */
const kinds: readonly (readonly [path: string | RegExp, schema: z.ZodType, name?: string])[] = [
  [files.site, site, "site"],
  [files.coreValues, coreValuesFile, "core-values"],
  [files.testimonials, testimonialsFile, "testimonials"],
  [files.players, playersFile, "players"],
  [files.opponents, opponentsFile, "opponents"],
  [files.badges, badgesFile, "badges"],
  [files.history, badgeHistoryFile, "badge-history"],
  [files.inks, inksFile, "inks"],
  [files.states, statesFile, "states"],
  [/^seasons\/\d+\/roster\.yml$/, roster, "roster"],
  [/^seasons\/\d+\/news\.yml$/, newsFile, "news"],
  [/^seasons\/\d+\/tournaments\/[^/]+\.yml$/, tournament, "tournament"],
  [/^badge-quest\/\d+\/edition\.yml$/, edition, "edition"],
  [/^badge-quest\/\d+\/awards\.csv$/, awardLog],
  [/^playlists\/\d+\.yml$/, playlistPage, "playlist-page"],
];

/** The schema of a content file by path; undefined for files that nothing reads. */
export function findSchema(file: string): z.ZodType | undefined {
  return kinds.find(([path]) => (path instanceof RegExp ? path.test(file) : path === file))?.[1];
}

function editorSchema(schema: z.ZodType): string {
  const node = z.toJSONSchema(schema, {
    io: "input",
    target: "draft-7",
    override: ({ jsonSchema }) => {
      delete jsonSchema["refersTo"];
    },
  });
  return `${JSON.stringify(node, null, 2)}\n`;
}

/** The JSON Schemas of the YAML files, as text by file name. Rules across fields or files are only in the content checks. */
export function editorSchemas(): ReadonlyMap<string, string> {
  return new Map(
    kinds.flatMap(([, schema, name]) =>
      name === undefined ? [] : [[`${name}.schema.json`, editorSchema(schema)]],
    ),
  );
}
