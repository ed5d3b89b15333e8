import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest } from "vite";

const start = "app/entry-start.ts";
const entry = "app/entry-client.tsx";

/** The entries of the bundle: the script in the documents, and the one that it fetches. */
export const entries = [start, entry];

/** The files that a route's first view needs, as paths below the output folder. */
export interface RouteFiles {
  /**
   * Fetched and run one after the other by the script in the document: the imports of the entry and
   * of the page, the entry last.
   */
  scripts: readonly string[];
  styles: readonly string[];
}

export async function readManifest(out: string): Promise<Manifest> {
  const text = await readFile(join(out, "manifest.json"), "utf8");
  return JSON.parse(text) satisfies Manifest;
}

/** A chunk and everything that it imports statically, depth first, each once. */
function withImports(manifest: Manifest, key: string, seen: Set<string>): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const below = (manifest[key]?.imports ?? []).flatMap((next) => withImports(manifest, next, seen));
  return [...below, key];
}

function fileAt(manifest: Manifest, key: string): string {
  const file = manifest[key]?.file;
  if (file === undefined) throw new Error(`The bundle has no ${key}.`);
  return file;
}

/** The route's scripts and styles: those of the entry and those of the page's module. */
export function filesOf(manifest: Manifest, pageModule: string): RouteFiles {
  const seen = new Set<string>();
  const chunks = [
    ...withImports(manifest, entry, seen),
    ...withImports(manifest, pageModule, seen),
  ].map((key) => manifest[key]);
  const files = chunks.flatMap((chunk) => (chunk === undefined ? [] : [chunk.file]));
  const last = fileAt(manifest, entry);
  return {
    scripts: [...files.filter((file) => file !== last && file.endsWith(".js")), last],
    styles: [...new Set(chunks.flatMap((chunk) => chunk?.css ?? []))],
  };
}

/** The styles of the site's frame, which every page has. */
export function frameStyles(manifest: Manifest): ReadonlySet<string> {
  return new Set(
    withImports(manifest, entry, new Set()).flatMap((key) => manifest[key]?.css ?? []),
  );
}

/** The script that stands in the documents. */
export function firstScriptFile(manifest: Manifest): string {
  return fileAt(manifest, start);
}

/** The fonts, by their names in `app/fonts/`. */
export function fontFile(manifest: Manifest, name: string): string | undefined {
  return Object.values(manifest).find((chunk) => chunk.src === `app/fonts/${name}`)?.file;
}
