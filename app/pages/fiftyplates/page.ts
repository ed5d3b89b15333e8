import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const page = {
  siteMapPosition: 70,
  path: "/fiftyplates",
  label: "Fifty Plates",
  menu: ["extras", 2],
  query: {
    plate: "text",
    edition: "text",
  },
  exists: ({ plateEditions }) => plateEditions > 0,
} as const satisfies PageDeclaration;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    fiftyplates: typeof page;
  }
}
