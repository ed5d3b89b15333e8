import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { calendars } from "#app/calendar/calendars.ts";
import type { Sources } from "#app/page/sources.ts";

/** Writes the calendar files. */
export async function writeCalendars(
  { content, record }: Sources,
  address: string,
  out: string,
): Promise<void> {
  for (const [path, text] of calendars(content, record, address)) {
    const file = join(out, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
