import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const page = {
  siteMapPosition: 210,
  path: "/search",
  label: "Search",
  query: {
    q: "text",
  },
} as const satisfies PageDeclaration;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    search: typeof page;
  }
}
