import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { PageDeclaration } from "./page-declaration.ts";

const folders = readdirSync(fileURLToPath(new URL("../pages/", import.meta.url)));
const findPageFile = (name: string) => `../pages/${name}/page.ts`;
const modules: readonly (readonly [string, { readonly page: PageDeclaration }])[] =
  await Promise.all(
    folders
      .filter((name) => existsSync(new URL(findPageFile(name), import.meta.url)))
      .map(async (name) => [name, await import(/* @vite-ignore */ findPageFile(name))] as const),
  );

/**
 * The `page` of every `app/pages/<page>/page.ts` by folder name, read by Node. Bundles use `declared-pages.vite.ts` instead
 * (package.json, imports).
 */
export const declaredPages: Readonly<Record<string, PageDeclaration>> = Object.fromEntries(
  modules.map(([name, { page }]) => [name, page]),
);
