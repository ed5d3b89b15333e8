import type * as declared from "./declared-pages.ts";

/** `declared-pages.ts` for Vite's bundles (`imports` in package.json). */
export const declaredPages: typeof declared.declaredPages = Object.fromEntries(
  Object.entries(import.meta.glob("../pages/*/page.ts", { eager: true, import: "page" })).map(
    ([file, page]) => [file.split("/")[2], page],
  ),
);
