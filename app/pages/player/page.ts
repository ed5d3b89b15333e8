import type { PersonId } from "#app/domain/ids.ts";
import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const listPosition = 110;

export const page = {
  path: "/players/:id",
  list: "players",
  parent: "roster",
} as const satisfies PageDeclaration;

export const query = {};

export const exists = true;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    player: Page<typeof page, typeof query, typeof exists, { id: PersonId }>;
  }
}
