import * as counts from "#words/grammar/counts.ts";
import { plural } from "#app/lib/plural.ts";

/* The playlists of a year. */

export const noSuchPlaylist = "That playlist doesn’t exist. Here are all of them.";
export const thePlaylist = "The playlist";
export const theShelves = "The shelves";
export const thePlayer = "The player";
export const rosterPlaylists = (roster: string) => `${roster}, the playlists`;
export const allPlaylists = "All playlists";
export const teamPlaylists = (team: string) => `${team}, all playlists`;
export const backTo = (domain: string) => `Back to ${domain}`;
export const backHome = (domain: string) => `Back to ${domain}, home`;
export const moreFrom = (year: string) => `More of ${year}`;
export const playlistPosition = (place: number, total: number, length: string) =>
  `Playlist ${place} of ${total} · ${length}`;
export const seasonComplete = "season complete";
export const daysOutOf = (days: number, total: number) => `${days} of ${total} days`;
export const seasonProgress = "Season progress";
export const player = "Player";
export const previousPlaylist = "Previous playlist";
export const nextPlaylist = "Next playlist";
export const songBy = (title: string, artist: string) => `${title} by ${artist}`;
export const play = (song: string) => `Play ${song}`;
export const favorite = "Favorite";
export const playColumn = "Play";
export const number = "Number";
export const title = "Title";
export const artist = "Artist";
export const description = (team: string, year: number, playlists: number) =>
  `The ${team} team of ${year} as a music player: ${counts.playlists(playlists)}, with songs for the players and the coach.`;
export const songs = (count: number) => plural(count, "song");
