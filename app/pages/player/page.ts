import type { PersonId } from "#app/domain/ids.ts";
import type { PageDeclaration } from "#app/pages/shared/page-declaration.ts";

export const order = 110;

export const page = {
  path: "/players/:id",
  list: "players",
  parent: "roster",
} as const satisfies PageDeclaration;

export const query = {};

export const exists = true;

declare module "#app/pages/shared/page-declaration.ts" {
  interface Pages {
    player: Page<typeof page, typeof query, typeof exists, { id: PersonId }>;
  }
}
