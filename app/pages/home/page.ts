import type { PageDeclaration } from "#app/pages/shared/page-declaration.ts";

export const order = 10;

export const page = {
  path: "/",
  label: "Home",
} as const satisfies PageDeclaration;

export const query = {};

export const exists = true;

declare module "#app/pages/shared/page-declaration.ts" {
  interface Pages {
    home: Page<typeof page, typeof query, typeof exists>;
  }
}
