import { playlistsFile } from "#app/content/files.ts";
import { error } from "#app/content/finding.ts";
import type { Check } from "./check.ts";

/** A page of the site has playlists: until pages are optional, nothing can be built without. */
export const neededPages: Check = ({ rosters }, entries) => {
  const newest = rosters.at(-1);
  const isThere = [...entries.keys()].some((file) => file.startsWith("playlists/"));
  if (newest === undefined || isThere) return [];
  const cause = "There are no playlists, and a page of the site is made of them.";
  const remedy =
    "Bring their file back from an earlier version; README.md tells what belongs in it.";
  return [error(playlistsFile(newest.year), [], cause, remedy)];
};
