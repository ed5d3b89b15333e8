import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const listPosition = 210;

export const page = {
  path: "/search",
  label: "Search",
} as const satisfies PageDeclaration;

export const query = {
  q: "text",
} as const;

export const exists = true;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    search: Page<typeof page, typeof query, typeof exists>;
  }
}
