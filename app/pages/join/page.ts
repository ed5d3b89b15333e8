import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const page = {
  siteMapPosition: 190,
  path: "/join",
  label: "Join",
  menu: ["takePart", 1],
  parent: "about",
  exists: ({ club }) =>
    club !== undefined &&
    (club.tryouts !== undefined || club.captainsEmail !== undefined || club.socialLinks.length > 0),
} as const satisfies PageDeclaration;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    join: typeof page;
  }
}
