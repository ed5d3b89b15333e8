import type { Inventory } from "#app/record/record.ts";
import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const listPosition = 150;

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

export const exists = ({ games }: Inventory) => games > 0;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    opponents: Page<typeof page, typeof query, typeof exists>;
  }
}
