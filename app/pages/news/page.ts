import type { Inventory } from "#app/record/record.ts";
import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const listPosition = 30;

export const page = {
  path: "/news",
  label: "News",
  menu: ["main", 3],
} as const satisfies PageDeclaration;

export const query = {
  season: "text",
  show: ["all"],
  q: "text",
  /** The open photograph, counted from 1. */
  photo: "text",
} as const;

export const exists = ({ news }: Inventory) => news > 0;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    news: Page<typeof page, typeof query, typeof exists>;
  }
}
