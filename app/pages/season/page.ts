import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const page = {
  siteMapPosition: 130,
  path: "/seasons/:year",
  listPage: "seasons",
  parent: "results",
} as const satisfies PageDeclaration;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    season: Page<typeof page, { year: number }>;
  }
}
