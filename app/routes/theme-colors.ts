import type { ClubInks } from "#app/art/inks/club-inks.ts";

/** Theme colors of the browser's UI around a page, by day and by night. */
export interface ThemeColors {
  readonly day: string;
  readonly night: string;
}

/** The page's background colors, used as theme colors. */
export function themeColors({ light, dark }: ClubInks): ThemeColors {
  return { day: light.bg, night: dark.bg };
}

/** The playlists microsite has colors of its own, and is always dark. */
export const PLAYLISTS_THEME: ThemeColors = { day: "#24122f", night: "#24122f" };
