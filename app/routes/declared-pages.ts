import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ExistsDeclaration, PageDeclaration, QueryDeclaration } from "./page-declaration.ts";

/** The exports of an `app/pages/<page>/page.ts`. */
interface PageModule {
  /** Its position in lists of all pages: site map, search, offline list. */
  readonly listPosition: number;
  readonly page: PageDeclaration;
  readonly query: QueryDeclaration;
  readonly exists: ExistsDeclaration;
}

const folders = readdirSync(fileURLToPath(new URL("../pages/", import.meta.url)));
const findPageFile = (name: string) => `../pages/${name}/page.ts`;
const modules: readonly (readonly [string, PageModule])[] = await Promise.all(
  folders
    .filter((name) => existsSync(new URL(findPageFile(name), import.meta.url)))
    .map(async (name) => [name, await import(/* @vite-ignore */ findPageFile(name))] as const),
);

/** One export of every page, by folder name. */
function collectExports<Name extends keyof PageModule>(
  name: Name,
): Readonly<Record<string, PageModule[Name]>> {
  return Object.fromEntries(modules.map(([page, module]) => [page, module[name]]));
}

/**
 * Every `page`, read by Node. Bundles use `declared-pages.vite.ts` instead (package.json, imports).
 */
export const pages = collectExports("page");

/** Every `listPosition`. */
export const listPositions = collectExports("listPosition");

/** Every `query`. */
export const queries = collectExports("query");

/** Every `exists`. */
export const existence = collectExports("exists");
