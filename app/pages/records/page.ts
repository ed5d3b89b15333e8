import type { Draft } from "#app/content/content.ts";
import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const order = 170;

export const page = {
  path: "/records",
  label: "Records",
  menu: ["team", 3],
  parent: "results",
} as const satisfies PageDeclaration;

export const query = {};

export const exists = ({ tournaments }: Draft) =>
  tournaments.some(({ sanctioned, games }) => sanctioned && games.some(({ score }) => score));

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    records: Page<typeof page, typeof query, typeof exists>;
  }
}
