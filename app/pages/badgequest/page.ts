import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const page = {
  siteMapPosition: 60,
  path: "/badgequest",
  label: "Badge Quest",
  menu: ["extras", 1],
  query: {
    edition: "text",
    view: ["person", "badge", "team", "leaderboard", "badges"],
    player: "text",
    badge: "text",
    value: "text",
    have: "text",
    order: "text",
  },
  exists: ({ club }) => club?.badgeQuest !== undefined,
} as const satisfies PageDeclaration;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    badgequest: typeof page;
  }
}
