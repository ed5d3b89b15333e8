import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const listPosition = 100;

export const page = {
  path: "/players",
  label: "Players",
  menu: ["team", 1],
  parent: "roster",
} as const satisfies PageDeclaration;

export const query = {
  /** The season whose team is listed; `season` is the chosen one, which links carry on. */
  team: "text",
  q: "text",
} as const;

export const exists = true;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    players: Page<typeof page, typeof query, typeof exists>;
  }
}
