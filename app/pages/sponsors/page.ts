import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const page = {
  siteMapPosition: 200,
  path: "/sponsors",
  label: "Sponsors",
  menu: ["takePart", 2],
  parent: "about",
  exists: ({ club }) =>
    club !== undefined && (club.sponsors.length > 0 || club.sponsorsCall !== undefined),
} as const satisfies PageDeclaration;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    sponsors: typeof page;
  }
}
