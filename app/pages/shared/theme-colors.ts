import type { ClubInks } from "#app/art/inks/club-inks.ts";

/** Colors of the browser's own bars around a page, by day and by night. */
export interface ThemeColors {
  readonly day: string;
  readonly night: string;
}

/** The page's ground by day and by night, for what the browser paints around the page. */
export function themeColors({ light, dark }: ClubInks): ThemeColors {
  return { day: light.bg, night: dark.bg };
}

/** The page of playlists is its own world, and dark at all hours. */
export const MIX_COLORS: ThemeColors = { day: "#24122f", night: "#24122f" };
