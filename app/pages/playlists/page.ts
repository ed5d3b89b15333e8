import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const page = {
  siteMapPosition: 90,
  path: "/roster:year",
  label: "Roster",
  menu: ["extras", 4],
  standsAlone: true,
  query: {
    playlist: "text",
  },
  exists: ({ playlistYears }) => playlistYears.length > 0,
} as const satisfies PageDeclaration;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    playlists: typeof page;
  }
}
