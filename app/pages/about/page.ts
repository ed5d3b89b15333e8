import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const page = {
  siteMapPosition: 20,
  path: "/about",
  label: "About Us",
  menu: ["main", 1],
} as const satisfies PageDeclaration;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    about: typeof page;
  }
}
