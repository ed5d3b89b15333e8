/** The same as `declared-pages.ts` in the bundles. Separate, so that the browser gets no more than it uses. */
import type * as declared from "./declared-pages.ts";

export const pages: typeof declared.pages = import.meta.glob("../*/page.ts", {
  eager: true,
  import: "page",
});

export const orders: typeof declared.orders = import.meta.glob("../*/page.ts", {
  eager: true,
  import: "order",
});

export const queries: typeof declared.queries = import.meta.glob("../*/page.ts", {
  eager: true,
  import: "query",
});

export const existence: typeof declared.existence = import.meta.glob("../*/page.ts", {
  eager: true,
  import: "exists",
});
