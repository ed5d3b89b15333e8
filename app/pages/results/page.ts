import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const page = {
  siteMapPosition: 40,
  path: "/results",
  label: "Results",
  menu: ["main", 4],
  query: {
    season: "text",
    show: ["all"],
    q: "text",
    tournament: "text",
  },
  exists: ({ sanctionedTournaments }) => sanctionedTournaments > 0,
} as const satisfies PageDeclaration;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    results: typeof page;
  }
}
