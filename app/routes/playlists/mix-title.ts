import { type SiteTitle, titleWith } from "#app/page/titles.ts";
import type { ChosenPlaylist } from "./chosen-playlist.ts";

/** What the browser's tab says: "Chill Hits · Roster 2019". */
export function mixTitle(
  site: SiteTitle,
  name: string,
  chosen: ChosenPlaylist | undefined,
): string {
  return chosen?.isChosen === true
    ? `${chosen.playlist.title} · ${name}`
    : titleWith(site, `${name}, the playlists`);
}
