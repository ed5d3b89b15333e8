import type { TournamentId } from "#app/domain/ids.ts";
import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const page = {
  siteMapPosition: 140,
  path: "/tournaments/:id",
  listPage: "results",
  parent: "results",
  exists: ({ datedTournaments }) => datedTournaments > 0,
} as const satisfies PageDeclaration;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    tournament: Page<typeof page, { id: TournamentId }>;
  }
}
