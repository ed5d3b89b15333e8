import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const page = {
  siteMapPosition: 100,
  path: "/players",
  label: "Players",
  menu: ["team", 1],
  parent: "roster",
  query: {
    /** The season whose team is listed; `season` is the chosen one, which links carry on. */
    team: "text",
    q: "text",
  },
} as const satisfies PageDeclaration;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    players: typeof page;
  }
}
