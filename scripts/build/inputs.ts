import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { contentFolder, loadContent, readFolder } from "#app/content/.server/load-content.ts";
import { knownPages } from "#app/routes/has-page.ts";
import { developMedia } from "./pictures/media.ts";
import { readSettings } from "./settings.ts";

/**
 * Time of the last change in a content folder, in milliseconds since 1970. Folders count, too, since deleting a file
 * only changes its folder.
 */
export function lastChange(folder: string): number {
  const paths = [".", ...readdirSync(folder, { recursive: true, encoding: "utf8" })];
  return Math.max(...paths.map((path) => Math.floor(statSync(join(folder, path)).mtimeMs)));
}

/** Reads something. Its errors are mistakes of people, so they are printed without a stack trace before it exits. */
function readOrExit<T>(read: () => T, ...advice: readonly string[]): T {
  try {
    return read();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    for (const line of advice) console.error(line);
    process.exit(1);
  }
}

/** All that a build reads: the settings, the content with its texts, and the photographs. */
export async function readInputs() {
  const settings = readOrExit(() => readSettings(process.env));
  console.log("Reading the content …");
  const folder = contentFolder();
  const content = readOrExit(
    () => loadContent(folder, knownPages),
    "\nNothing was built. Fix the content and try again.",
  );
  const { base, address = `https://www.${content.site.domain}${base.slice(0, -1)}` } = settings;
  return {
    ...settings,
    content,
    texts: readFolder(folder).values(),
    media: await developMedia(),
    place: { address, base },
    /** Time with which files are stamped: that of publishing, else of the last change of the content. */
    stamp: settings.publishedAt ?? lastChange(folder),
  };
}
