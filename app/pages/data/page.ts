import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const page = {
  siteMapPosition: 220,
  path: "/data",
  label: "Open Data",
  menu: ["extras", 5],
} as const satisfies PageDeclaration;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    data: typeof page;
  }
}
