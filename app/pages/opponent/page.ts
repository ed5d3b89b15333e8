import type { OpponentId } from "#app/domain/ids.ts";
import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const page = {
  siteMapPosition: 160,
  path: "/opponents/:id",
  listPage: "opponents",
  parent: "results",
  exists: ({ games }) => games > 0,
} as const satisfies PageDeclaration;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    opponent: Page<typeof page, { id: OpponentId }>;
  }
}
