import { type SiteTitle, titleWith } from "#app/page/titles.ts";
import * as words from "#words/pages/playlists.ts";
import type { ChosenPlaylist } from "./chosen-playlist.ts";

/** What the browser's tab says: "Chill Hits · Roster 2019". */
export function mixTitle(
  site: SiteTitle,
  name: string,
  chosen: ChosenPlaylist | undefined,
): string {
  return chosen?.isChosen === true
    ? `${chosen.playlist.title} · ${name}`
    : titleWith(site, words.thePlaylistsOf(name));
}
