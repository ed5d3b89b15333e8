import type { Inventory } from "#app/record/record.ts";
import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const listPosition = 60;

export const page = {
  path: "/badgequest",
  label: "Badge Quest",
  menu: ["extras", 1],
} as const satisfies PageDeclaration;

export const query = {
  edition: "text",
  view: ["person", "badge", "team", "leaderboard", "badges"],
  player: "text",
  badge: "text",
  value: "text",
  have: "text",
  order: "text",
} as const;

export const exists = ({ club }: Inventory) => club?.badgeQuest !== undefined;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    badgequest: Page<typeof page, typeof query, typeof exists>;
  }
}
