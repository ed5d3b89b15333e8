import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const page = {
  siteMapPosition: 120,
  path: "/seasons",
  label: "Seasons",
  menu: ["team", 2],
  parent: "results",
} as const satisfies PageDeclaration;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    seasons: typeof page;
  }
}
