import { z } from "zod";
import type { Frozen } from "#app/content/frozen.ts";
import { SLEEVES } from "#app/domain/playlists.ts";
import {
  listSchema,
  day,
  mappingSchema,
  playlistKey,
  link,
  playerReference,
  rosterReference,
  fileName,
  name,
  sentence,
  title,
} from "./fields.ts";

/** A song on a playlist, and the person whom it represents as its `artist`; Favorites lists people without songs. */
export const track = z.strictObject({
  artist: playerReference,
  title: title.optional(),
  link: link.optional(),
});

export type Track = Frozen<z.output<typeof track>>;

/** A playlist; `image` is the file name of the team's own cover, `sleeve` the drawing used without one. */
export const playlist = z.strictObject({
  title,
  description: sentence,
  image: fileName,
  sleeve: z.enum(SLEEVES).describe("A sleeve is a drawing, such as heart or waves.").optional(),
  trackList: listSchema(track, 1000),
});

export type PlaylistEntry = Frozen<z.output<typeof playlist>>;

/** A shelf of playlists on phones. */
export const playlistCategory = z.strictObject({
  title,
  description: sentence.optional(),
  playlists: listSchema(name, 500),
});

/**
 * playlists/2019.yml: the roster page that looks like a music player. The progress bar in its footer runs
 * from `progressStart` to `progressEnd`; `favorites` is the key of the playlist that lists everyone; `folder` is the folder in
 * media/ with the covers and `lettering`, a picture of the title.
 */
export const playlistPage = z.strictObject({
  title,
  roster: rosterReference,
  folder: fileName.optional(),
  lettering: fileName.default("lettering.png"),
  footerPlayer: z.strictObject({
    title,
    artist: name,
    link,
    progressStart: day,
    progressEnd: day,
  }),
  favorites: name,
  playlists: mappingSchema(playlistKey, playlist, "List each playlist under its key."),
  categories: listSchema(playlistCategory, 100),
});

export type PlaylistPageEntry = Frozen<z.output<typeof playlistPage>>;
