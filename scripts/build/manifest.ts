import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest } from "vite";
import { islandModule, type IslandName } from "#app/islands/island-module.ts";
import type { ViewName } from "#app/routes/paths.ts";

const startEntry = "app/entry-start.ts";
const siteEntry = "app/entry-site.ts";
const hydrationModule = "app/site/islands/hydrate.tsx";

/** Entries of the bundle: the inline script, and the script that it fetches. */
export const entries = [startEntry, siteEntry];

/** The bundle for browsers, and the one that renders the pages, whose styles the documents have. */
export interface Manifests {
  readonly client: Manifest;
  readonly server: Manifest;
  /** The folder with the files of the server's bundle. */
  readonly serverOut: string;
}

/** Takes a manifest out of its bundle's folder: it is not published. */
async function takeManifest(folder: string): Promise<Manifest> {
  const file = join(folder, "manifest.json");
  const text = await readFile(file, "utf8");
  await rm(file);
  return JSON.parse(text) satisfies Manifest;
}

/** The manifests of both bundles, the browsers' in `out`. */
export async function takeManifests(out: string, serverOut: string): Promise<Manifests> {
  return { client: await takeManifest(out), server: await takeManifest(serverOut), serverOut };
}

/** A chunk and all its static imports, depth first, each once. */
function withImports(manifest: Manifest, key: string, seen: Set<string>): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const below = (manifest[key]?.imports ?? []).flatMap((next) => withImports(manifest, next, seen));
  return [...below, key];
}

/** The built file of a source file. */
export function fileAt(manifest: Manifest, key: string): string {
  const file = manifest[key]?.file;
  if (file === undefined) throw new Error(`The bundle has no ${key}.`);
  return file;
}

/** Stylesheets of modules with all their imports, each once. */
function stylesOf(manifest: Manifest, modules: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const chunks = modules.flatMap((key) => withImports(manifest, key, seen));
  return [...new Set(chunks.flatMap((key) => manifest[key]?.css ?? []))];
}

/** Scripts for a page's first view, in order of execution: those of islands that load with the page; the site's last. */
export function listScripts(manifest: Manifest, islands: readonly IslandName[]): readonly string[] {
  const seen = new Set<string>();
  const modules = islands.length === 0 ? [] : [hydrationModule, ...islands.map(islandModule)];
  return [...modules, siteEntry]
    .flatMap((key) => withImports(manifest, key, seen))
    .map((key) => fileAt(manifest, key))
    .filter((file) => file.endsWith(".js"));
}

/** Stylesheets that the scripts of islands would fetch. */
export function listIslandStyles(
  manifest: Manifest,
  islands: readonly IslandName[],
): readonly string[] {
  return stylesOf(manifest, islands.map(islandModule));
}

/** Stylesheets of a page and its islands, in the server's bundle. */
export function listStyles(
  { server }: Manifests,
  name: ViewName,
  islands: readonly IslandName[],
): readonly string[] {
  return stylesOf(server, [
    "app/entry-server.tsx",
    `app/pages/${name}/Page.tsx`,
    ...islands.map(islandModule),
  ]);
}

/** The inline script, with the names of this build's files. Its own file, which is never fetched, is removed. */
export async function takeFirstScript(manifest: Manifest, out: string): Promise<string> {
  const file = join(out, fileAt(manifest, startEntry));
  const script = await readFile(file, "utf8");
  await rm(file);
  return `(()=>{${script.trim()}})()`;
}
