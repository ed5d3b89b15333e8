import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const listPosition = 220;

export const page = {
  path: "/data",
  label: "Open Data",
  menu: ["extras", 5],
} as const satisfies PageDeclaration;

export const query = {};

export const exists = true;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    data: Page<typeof page, typeof query, typeof exists>;
  }
}
