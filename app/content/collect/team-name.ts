import { valueAt } from "#app/content/field-path.ts";
import { files } from "#app/content/files.ts";
import type { Entries } from "./library.ts";

/** What site.yml calls the team, even while the rest of that file is damaged. */
export function writtenTeamName(entries: Entries): string | undefined {
  const name = valueAt(entries.get(files.site)?.raw, ["teamName"]);
  return typeof name === "string" ? name : undefined;
}
