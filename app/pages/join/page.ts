import type { Inventory } from "#app/record/record.ts";
import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const listPosition = 190;

export const page = {
  path: "/join",
  label: "Join",
  menu: ["takePart", 1],
  parent: "about",
} as const satisfies PageDeclaration;

export const query = {};

export const exists = ({ club }: Inventory) =>
  club !== undefined &&
  (club.tryouts !== undefined || club.captainsEmail !== undefined || club.socialLinks.length > 0);

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    join: Page<typeof page, typeof query, typeof exists>;
  }
}
