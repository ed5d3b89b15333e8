import { expect, test } from "vitest";
import { choosePlaylist } from "./choose-playlist.ts";
import type { MixPlaylist } from "./shape-playlists.ts";

const playlist = (id: string): MixPlaylist => ({
  id,
  title: id,
  description: "",
  bands: 1,
  isFavorites: false,
  tracks: [],
});
const playlists = ["favorites", "new-boots", "chill-hits"].map(playlist);
const choose = (value: string | undefined) => {
  const found = choosePlaylist(playlists, value);
  return (
    found && {
      ...found,
      playlist: found.playlist.id,
      previous: found.previous?.id,
      next: found.next?.id,
    }
  );
};

test("a URL without a playlist shows the first one, and on phones the shelves", () => {
  expect(choose(undefined)).toEqual({
    playlist: "favorites",
    place: 1,
    previous: undefined,
    next: "new-boots",
    isChosen: false,
    isUnknown: false,
  });
});

test("the first playlist can be selected, which differs from none", () => {
  expect(choose("favorites")).toMatchObject({ playlist: "favorites", isChosen: true });
});

test("a middle playlist has both neighbors, the last has no next one", () => {
  expect(choose("new-boots")).toMatchObject({ previous: "favorites", next: "chill-hits" });
  expect(choose("chill-hits")).toMatchObject({ place: 3, previous: "new-boots", next: undefined });
});

test("an unknown playlist shows the first and a notice", () => {
  expect(choose("polka-hits")).toMatchObject({
    playlist: "favorites",
    isChosen: false,
    isUnknown: true,
  });
});

test("without playlists there is nothing to show", () => {
  expect(choosePlaylist([], "favorites")).toBeUndefined();
});
