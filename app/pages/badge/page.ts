import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const page = {
  siteMapPosition: 180,
  path: "/badges/:slug",
  listPage: "badgequest",
  exists: ({ badges }) => badges > 0,
} as const satisfies PageDeclaration;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    badge: typeof page;
  }
}
