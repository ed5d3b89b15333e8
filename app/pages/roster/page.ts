import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const page = {
  siteMapPosition: 50,
  path: "/roster",
  label: "Roster",
  menu: ["main", 2],
  query: {
    season: "text",
    view: ["list", "player"],
    player: "text",
  },
} as const satisfies PageDeclaration;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    roster: typeof page;
  }
}
