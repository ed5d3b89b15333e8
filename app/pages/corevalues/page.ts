import type { PageDeclaration } from "#app/routes/page-declaration.ts";

/** The parameters are the club's values; `load` names them. */
export const page = {
  siteMapPosition: 80,
  path: "/corevalues",
  label: "Core Values",
  menu: ["extras", 3],
  exists: ({ coreValues }) => coreValues > 0,
} as const satisfies PageDeclaration;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    corevalues: Page<typeof page, Readonly<Record<string, string | undefined>>>;
  }
}
