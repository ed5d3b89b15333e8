import type { Inventory } from "#app/record/record.ts";
import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const listPosition = 40;

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

export const exists = ({ sanctionedTournaments }: Inventory) => sanctionedTournaments > 0;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    results: Page<typeof page, typeof query, typeof exists>;
  }
}
