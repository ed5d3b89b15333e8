import type { Draft } from "#app/content/content.ts";
import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const order = 40;

export const page = {
  path: "/results",
  label: "Results",
  menu: ["main", 4],
} as const satisfies PageDeclaration;

export const query = {
  season: "text",
  show: ["all"],
  q: "text",
  tournament: "text",
} as const;

export const exists = ({ tournaments }: Draft) => tournaments.some(({ sanctioned }) => sanctioned);

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    results: Page<typeof page, typeof query, typeof exists>;
  }
}
