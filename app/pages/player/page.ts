import type { PersonId } from "#app/domain/ids.ts";
import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const page = {
  siteMapPosition: 110,
  path: "/players/:id",
  listPage: "players",
  parent: "roster",
} as const satisfies PageDeclaration;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    player: Page<typeof page, { id: PersonId }>;
  }
}
