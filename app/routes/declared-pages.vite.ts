/** `declared-pages.ts` for Vite bundles (`imports` in package.json): one glob per export, so that unused ones are left out. */
import type * as declared from "./declared-pages.ts";

/** Exports by the name of the page's folder. */
function keyByName<T>(byFile: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(
    Object.entries(byFile).map(([file, value]) => [file.split("/")[2], value]),
  );
}

export const pages: typeof declared.pages = /* @__PURE__ */ keyByName(
  import.meta.glob("../pages/*/page.ts", { eager: true, import: "page" }),
);

export const listPositions: typeof declared.listPositions = /* @__PURE__ */ keyByName(
  import.meta.glob("../pages/*/page.ts", { eager: true, import: "listPosition" }),
);

export const queries: typeof declared.queries = /* @__PURE__ */ keyByName(
  import.meta.glob("../pages/*/page.ts", { eager: true, import: "query" }),
);

export const existence: typeof declared.existence = /* @__PURE__ */ keyByName(
  import.meta.glob("../pages/*/page.ts", { eager: true, import: "exists" }),
);
