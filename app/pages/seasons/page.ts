import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const listPosition = 120;

export const page = {
  path: "/seasons",
  label: "Seasons",
  menu: ["team", 2],
  parent: "results",
} as const satisfies PageDeclaration;

export const query = {};

export const exists = true;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    seasons: Page<typeof page, typeof query, typeof exists>;
  }
}
