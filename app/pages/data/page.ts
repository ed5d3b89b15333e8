import type { PageDeclaration } from "#app/pages/shared/page-declaration.ts";

export const order = 220;

export const page = {
  path: "/data",
  label: "Open Data",
  menu: ["extras", 5],
} as const satisfies PageDeclaration;

export const query = {};

export const exists = true;

declare module "#app/pages/shared/page-declaration.ts" {
  interface Pages {
    data: Page<typeof page, typeof query, typeof exists>;
  }
}
