import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const listPosition = 20;

export const page = {
  path: "/about",
  label: "About Us",
  menu: ["main", 1],
} as const satisfies PageDeclaration;

export const query = {};

export const exists = true;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    about: Page<typeof page, typeof query, typeof exists>;
  }
}
