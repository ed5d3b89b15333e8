import { readdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { HOST_FILES } from "#app/hosting/places.ts";

/** The built site, and what the build wrote for the hosts. */
export const site = resolve(process.env["RIVAL_OUT"] ?? "dist");
export const configurations = `${site}-hosts`;

/** Every file that visitors may ask for by its name, below the site's folder. */
export const files: readonly string[] = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(site, join(entry.parentPath, entry.name)))
  .filter((file) => !/\.(?:br|gz|html)$/.test(file) && !HOST_FILES.some((name) => name === file))
  .toSorted();
