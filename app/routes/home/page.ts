import type { PageDeclaration } from "#app/page-declaration.ts";

export const page = {
  order: 10,
  path: "/",
  label: "Home",
} as const satisfies PageDeclaration;

export const query = {};

export const exists = true;

declare module "#app/page-declaration.ts" {
  interface Pages {
    home: Page<typeof page, typeof query, typeof exists>;
  }
}
