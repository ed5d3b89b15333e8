import type { Draft } from "#app/content/content.ts";
import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const order = 200;

export const page = {
  path: "/sponsors",
  label: "Sponsors",
  menu: ["takePart", 2],
  parent: "about",
} as const satisfies PageDeclaration;

export const query = {};

export const exists = ({ site }: Draft) =>
  site !== undefined && (site.sponsors.length > 0 || site.sponsorsCall !== undefined);

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    sponsors: Page<typeof page, typeof query, typeof exists>;
  }
}
