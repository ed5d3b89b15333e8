import type { Inventory } from "#app/record/record.ts";
import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const listPosition = 170;

export const page = {
  path: "/records",
  label: "Records",
  menu: ["team", 3],
  parent: "results",
} as const satisfies PageDeclaration;

export const query = {};

export const exists = ({ scoredGames }: Inventory) => scoredGames > 0;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    records: Page<typeof page, typeof query, typeof exists>;
  }
}
