import { type SiteTitle, titleWith } from "#app/page/titles.ts";
import type { ChosenPlaylist } from "./chosen-playlist.ts";

/** What the browser's tab says: "Chill Hits · Roster 2019". */
export function mixTitle(site: SiteTitle, chosen: ChosenPlaylist | undefined): string {
  return chosen?.isChosen === true
    ? `${chosen.playlist.title} · Roster 2019`
    : titleWith(site, "Roster 2019, the playlists");
}
