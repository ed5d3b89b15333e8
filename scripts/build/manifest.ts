import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest } from "vite";

const start = "app/entry-start.ts";
const entry = "app/entry-client.tsx";

/** Entries of the bundle: the inline script, and the script that it fetches. */
export const entries = [start, entry];

/** Files for a route's first view, as paths below the output folder. */
export interface RouteFiles {
  /** Scripts in order of execution: imports of the entry and of the page, the entry last. */
  scripts: readonly string[];
  styles: readonly string[];
}

export async function readManifest(out: string): Promise<Manifest> {
  const text = await readFile(join(out, "manifest.json"), "utf8");
  return JSON.parse(text) satisfies Manifest;
}

/** A chunk and all its static imports, depth first, each once. */
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

/** Scripts and styles of a route: those of the entry and of the page's module. */
export function listFiles(manifest: Manifest, pageModule: string): RouteFiles {
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

/** Styles of the site's frame, on every page. */
export function frameStyles(manifest: Manifest): ReadonlySet<string> {
  return new Set(
    withImports(manifest, entry, new Set()).flatMap((key) => manifest[key]?.css ?? []),
  );
}

/** File of the inline script. */
export function firstScriptFile(manifest: Manifest): string {
  return fileAt(manifest, start);
}

/** Font file by its name in `app/ui/fonts/`. */
export function fontFile(manifest: Manifest, name: string): string | undefined {
  return Object.values(manifest).find((chunk) => chunk.src === `app/ui/fonts/${name}`)?.file;
}
