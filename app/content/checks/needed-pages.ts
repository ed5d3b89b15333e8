import { playlistsFile } from "#app/content/files.ts";
import { error } from "#app/content/finding.ts";
import type { Check } from "./check.ts";

/** The year in the address /roster2019. */
const ROSTER_PAGE = 2019;

/** The page /roster2019 has its playlists: until pages are optional, nothing can be built without. */
export const neededPages: Check = (_, entries) => {
  const file = playlistsFile(ROSTER_PAGE);
  if (entries.has(file)) return [];
  const cause = `The file is missing, and the page /roster${ROSTER_PAGE} is made of it.`;
  const remedy = "Bring it back from an earlier version; README.md tells what belongs in it.";
  return [error(file, [], cause, remedy)];
};
