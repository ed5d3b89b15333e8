import { z } from "zod";
import { badgeHistoryFile, badgesFile, edition } from "./schema/badge-quest.ts";
import { coreValuesFile, inksFile, site, testimonialsFile } from "./schema/site.ts";
import { newsFile } from "./schema/news-item.ts";
import { opponentsFile, tournament } from "./schema/tournament.ts";
import { playersFile, roster } from "./schema/roster.ts";
import { playlistPage } from "./schema/playlist.ts";
import { statesFile } from "./schema/states.ts";

const schemas: Readonly<Record<string, z.ZodType>> = {
  "badge-history": badgeHistoryFile,
  badges: badgesFile,
  "core-values": coreValuesFile,
  edition,
  inks: inksFile,
  news: newsFile,
  opponents: opponentsFile,
  players: playersFile,
  "playlist-page": playlistPage,
  roster,
  site,
  states: statesFile,
  testimonials: testimonialsFile,
  tournament,
};

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

/**
 * The JSON Schemas that let an editor complete and check the YAML files while they are typed, as
 * text by file name. What spans several fields or files only the check of the content knows.
 */
export function editorSchemas(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(schemas).map(([name, schema]) => [`${name}.schema.json`, editorSchema(schema)]),
  );
}
