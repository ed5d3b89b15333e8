/** A track as the table shows it; in Favorites it is a person without a song. */
export interface MixTrack {
  /** The artist's jersey number, "C" for a coach without one. */
  number: string;
  artist: string;
  /** The artist's player id. */
  player: string;
  /** Somebody who was never on a roster has none. */
  hasNoPage?: true;
  title?: string;
  /** The title is set in the long-title style. */
  long?: true;
  link?: string;
}

export interface MixPlaylist {
  id: string;
  title: string;
  /** The title in the lines of its headline. */
  lines: readonly string[];
  description: string;
  /** "8 songs", "28 people" */
  length: string;
  /** Bands of its record. */
  bands: number;
  /** Favorites: people with hearts instead of songs. */
  people?: true;
  tracks: readonly MixTrack[];
}

/** A category of playlists, a shelf on phones. */
export interface Shelf {
  title: string;
  playlists: readonly string[];
}

/** The bar at the foot: how far the season is, from its first day to its last ("YYYY-MM-DD"). */
export interface FooterPlayer {
  title: string;
  artist: string;
  link: string;
  start: string;
  end: string;
  /** "Jun 22" and "Oct 24" */
  from: string;
  to: string;
}

export interface PlaylistsData {
  year: string;
  /** "Roster 2019" */
  name: string;
  /** "Côte Sauvage 2019" */
  team: string;
  roster: string;
  domain: string;
  playlists: readonly MixPlaylist[];
  shelves: readonly Shelf[];
  footerPlayer: FooterPlayer;
}

/** Addresses of the art sheets. */
export interface PlaylistsArt {
  mark: string;
  sleeves: string;
  /** The record of the first playlist, and those of all others. */
  firstRecord: string;
  records: string;
  busts: string;
}
