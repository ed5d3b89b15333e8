import { readdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { HOST_FILES, NOT_FOUND_FILE } from "#app/outputs/hosting/places.ts";

/** The built site. */
export const site = resolve(process.env["SITE_OUT"] ?? "dist");

const written = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(site, join(entry.parentPath, entry.name)));

/** Documents of pages with a URL, except Home. */
export const documents = written.filter(
  (file) => file.endsWith(".html") && file !== "index.html" && file !== NOT_FOUND_FILE,
);

/** Every public file, by path in the site's folder. */
export const files: readonly string[] = written
  .filter((file) => !/\.(?:br|gz|html)$/.test(file) && !HOST_FILES.some((name) => name === file))
  .toSorted();
