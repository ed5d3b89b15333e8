import type { Inventory } from "#app/record/record.ts";
import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const listPosition = 90;

export const page = {
  path: "/roster:year",
  label: "Roster",
  menu: ["extras", 4],
  standsAlone: true,
} as const satisfies PageDeclaration;

export const query = {
  playlist: "text",
} as const;

export const exists = ({ playlistYears }: Inventory) => playlistYears.length > 0;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    playlists: Page<typeof page, typeof query, typeof exists>;
  }
}
