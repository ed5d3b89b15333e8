import type { Draft } from "#app/content/content.ts";
import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const order = 190;

export const page = {
  path: "/join",
  label: "Join",
  menu: ["takePart", 1],
  parent: "about",
} as const satisfies PageDeclaration;

export const query = {};

export const exists = ({ site }: Draft) =>
  site !== undefined &&
  (site.tryouts !== undefined || site.captainsEmail !== undefined || site.socialLinks.length > 0);

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    join: Page<typeof page, typeof query, typeof exists>;
  }
}
