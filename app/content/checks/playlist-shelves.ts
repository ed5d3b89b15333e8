import type { PlaylistPage } from "#app/content/content.ts";
import type { FieldPath } from "#app/content/field-path.ts";
import { playlistsFile } from "#app/content/files.ts";
import { error, type FieldProblem } from "#app/content/problem.ts";
import { findClosest } from "#app/content/suggestions.ts";
import { type Check, repeats, type UniqueValue } from "./check.ts";

function listShelves({ categories }: PlaylistPage): UniqueValue[] {
  return categories.flatMap((category, shelf) =>
    category.playlists.map((key, i) => ({ key, path: ["categories", shelf, "playlists", i] })),
  );
}

function findUnknown(page: PlaylistPage): FieldProblem[] {
  const ids = page.playlists.map(({ id }) => id);
  const favorites = { key: page.favorites, path: ["favorites"] satisfies FieldPath };
  const named: readonly UniqueValue[] = [favorites, ...listShelves(page)];
  return named.flatMap(({ key, path }) => {
    if (ids.includes(key)) return [];
    const close = findClosest(key, ids);
    const remedy =
      close === undefined ? "Correct it, or add the playlist." : `Did you mean ${close}?`;
    return error(playlistsFile(page.year), path, `${key} is not a playlist in this file.`, remedy);
  });
}

function findMisplaced(page: PlaylistPage): FieldProblem[] {
  const file = playlistsFile(page.year);
  const shelved = new Set(listShelves(page).map(({ key }) => key));
  const unshelved = page.playlists.filter(({ id }) => !shelved.has(id));
  return [
    ...repeats(listShelves(page)).map(({ key, path }) =>
      error(file, path, `${key} is in two categories.`, "Keep it in one of them."),
    ),
    ...unshelved.map(({ id }) =>
      error(file, ["playlists", id], `${id} is not in a category.`, "Add it to one."),
    ),
  ];
}

function findUntitled({ year, favorites, playlists }: PlaylistPage): FieldProblem[] {
  const withSongs = playlists.filter(({ id }) => id !== favorites);
  // Which list needs no titles is not known until Favorites is one of them.
  if (withSongs.length === playlists.length) return [];
  return withSongs.flatMap(({ id, trackList }) =>
    trackList.flatMap(({ title }, index) => {
      if (title !== undefined) return [];
      const path = ["playlists", id, "trackList", index];
      return error(playlistsFile(year), path, "The track has no title.", "Add its title and link.");
    }),
  );
}

/** Categories have the playlists of the file, each once, and tracks have titles, those of Favorites apart. */
export const playlistShelvesCheck: Check = ({ playlists }) =>
  [...playlists.values()].flatMap((page) =>
    [findUnknown(page), findMisplaced(page), findUntitled(page)].flat(),
  );
