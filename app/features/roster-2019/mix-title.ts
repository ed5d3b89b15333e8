import type { ChosenPlaylist } from "./chosen-playlist.ts";

/** The title of the page in its default state, which is also that of its document. */
export const pageTitle = "Roster 2019, the playlists · Rival Ultimate";

/** What the browser's tab says: "Chill Hits · Roster 2019". */
export function mixTitle(chosen: ChosenPlaylist | undefined): string {
  return chosen?.isChosen === true ? `${chosen.playlist.title} · Roster 2019` : pageTitle;
}
