import type { Draft } from "#app/content/content.ts";
import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const order = 150;

export const page = {
  path: "/opponents",
  label: "Opponents",
  menu: ["team", 4],
  parent: "results",
} as const satisfies PageDeclaration;

export const query = {
  q: "text",
  sort: ["name", "wins", "last"],
} as const;

export const exists = ({ tournaments }: Draft) =>
  tournaments.some(({ sanctioned, games }) => sanctioned && games.length > 0);

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    opponents: Page<typeof page, typeof query, typeof exists>;
  }
}
