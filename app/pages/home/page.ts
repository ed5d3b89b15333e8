import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const listPosition = 10;

export const page = {
  path: "/",
  label: "Home",
} as const satisfies PageDeclaration;

export const query = {};

export const exists = true;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    home: Page<typeof page, typeof query, typeof exists>;
  }
}
