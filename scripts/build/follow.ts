import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { calendars } from "#app/calendar/calendars.ts";
import { feeds } from "#app/feeds/feeds.ts";
import type { SitePlace } from "#app/identity/site-place.ts";
import type { Sources } from "#app/page/sources.ts";

/** Writes what can be followed: calendars and feeds. */
export async function writeFollowed(
  { content, record }: Sources,
  place: SitePlace,
  out: string,
): Promise<void> {
  const files = [...calendars(content, record, place.address), ...feeds(content, record, place)];
  for (const [path, text] of files) {
    const file = join(out, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
