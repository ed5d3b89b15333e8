import type { Inventory } from "#app/record/record.ts";
import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const listPosition = 200;

export const page = {
  path: "/sponsors",
  label: "Sponsors",
  menu: ["takePart", 2],
  parent: "about",
} as const satisfies PageDeclaration;

export const query = {};

export const exists = ({ club }: Inventory) =>
  club !== undefined && (club.sponsors.length > 0 || club.sponsorsCall !== undefined);

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    sponsors: Page<typeof page, typeof query, typeof exists>;
  }
}
