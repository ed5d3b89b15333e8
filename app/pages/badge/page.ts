import type { Inventory } from "#app/record/record.ts";
import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const listPosition = 180;

export const page = {
  path: "/badges/:slug",
  list: "badgequest",
} as const satisfies PageDeclaration;

export const query = {};

export const exists = ({ badges }: Inventory) => badges > 0;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    badge: Page<typeof page, typeof query, typeof exists>;
  }
}
