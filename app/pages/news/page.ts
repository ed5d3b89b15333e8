import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const page = {
  siteMapPosition: 30,
  path: "/news",
  label: "News",
  menu: ["main", 3],
  query: {
    season: "text",
    show: ["all"],
    q: "text",
    /** The open photograph, counted from 1. */
    photo: "text",
  },
  exists: ({ news }) => news > 0,
} as const satisfies PageDeclaration;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    news: typeof page;
  }
}
