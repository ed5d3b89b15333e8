import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const page = {
  siteMapPosition: 150,
  path: "/opponents",
  label: "Opponents",
  menu: ["team", 4],
  parent: "results",
  query: {
    q: "text",
    sort: ["name", "wins", "last"],
  },
  exists: ({ games }) => games > 0,
} as const satisfies PageDeclaration;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    opponents: typeof page;
  }
}
