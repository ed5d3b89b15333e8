import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const listPosition = 130;

export const page = {
  path: "/seasons/:year",
  list: "seasons",
  parent: "results",
} as const satisfies PageDeclaration;

export const query = {};

export const exists = true;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    season: Page<typeof page, typeof query, typeof exists, { year: number }>;
  }
}
