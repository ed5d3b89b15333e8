import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const listPosition = 50;

export const page = {
  path: "/roster",
  label: "Roster",
  menu: ["main", 2],
} as const satisfies PageDeclaration;

export const query = {
  season: "text",
  view: ["list", "player"],
  player: "text",
} as const;

export const exists = true;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    roster: Page<typeof page, typeof query, typeof exists>;
  }
}
