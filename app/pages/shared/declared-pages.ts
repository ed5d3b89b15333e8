import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ExistsDeclaration, PageDeclaration, QueryDeclaration } from "./page-declaration.ts";

/** The exports of an `app/pages/<page>/page.ts`. */
interface PageModule {
  /** Its place in lists of all pages: site map, search, offline list. */
  readonly order: number;
  readonly page: PageDeclaration;
  readonly query: QueryDeclaration;
  readonly exists: ExistsDeclaration;
}

const files = readdirSync(fileURLToPath(new URL("../", import.meta.url)))
  .map((name) => `../${name}/page.ts`)
  .filter((file) => existsSync(new URL(file, import.meta.url)));
const modules: readonly (readonly [string, PageModule])[] = await Promise.all(
  files.map(async (file) => [file, await import(/* @vite-ignore */ file)] as const),
);

/** One of the exports of every page by the page's file. */
function exported<Name extends keyof PageModule>(
  name: Name,
): Readonly<Record<string, PageModule[Name]>> {
  return Object.fromEntries(modules.map(([file, module]) => [file, module[name]]));
}

/** Every `page`, read by Node; bundles have `declared-pages.vite.ts` instead (package.json, imports). */
export const pages = exported("page");

/** Every `order`. */
export const orders = exported("order");

/** Every `query`. */
export const queries = exported("query");

/** Every `exists`. */
export const existence = exported("exists");
