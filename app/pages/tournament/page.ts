import type { TournamentId } from "#app/domain/ids.ts";
import type { Inventory } from "#app/record/record.ts";
import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const listPosition = 140;

export const page = {
  path: "/tournaments/:id",
  list: "results",
  parent: "results",
} as const satisfies PageDeclaration;

export const query = {};

export const exists = ({ datedTournaments }: Inventory) => datedTournaments > 0;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    tournament: Page<typeof page, typeof query, typeof exists, { id: TournamentId }>;
  }
}
