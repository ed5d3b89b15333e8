import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const page = {
  siteMapPosition: 170,
  path: "/records",
  label: "Records",
  menu: ["team", 3],
  parent: "results",
  exists: ({ scoredGames }) => scoredGames > 0,
} as const satisfies PageDeclaration;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    records: typeof page;
  }
}
