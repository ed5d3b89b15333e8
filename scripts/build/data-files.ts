import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { calendars } from "#app/calendar/calendars.ts";
import { feeds } from "#app/feeds/feeds.ts";
import { dataFiles } from "#app/open-data/data-files.ts";
import type { SitePlace } from "#app/identity/site-place.ts";
import type { Sources } from "#app/page/sources.ts";

/** Writes calendars, feeds and the open data. */
export async function writeDataFiles(
  sources: Sources,
  place: SitePlace,
  out: string,
): Promise<void> {
  const { content, record } = sources;
  const files = [
    ...calendars(content, record, place.address),
    ...feeds(content, record, place),
    ...dataFiles(sources, place.address),
  ];
  for (const [path, text] of files) {
    const file = join(out, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
