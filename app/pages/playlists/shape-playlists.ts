import type {
  Content,
  Player,
  Playlist,
  PlaylistPage,
  Track,
  Roster,
} from "#app/content/content.ts";
import { jerseyIn } from "#app/domain/jersey.ts";
import { shortDate } from "#app/domain/dates/written-dates.ts";
import { isLongTitle, byJersey, trackNumber } from "#app/domain/playlists.ts";
import { wasOnTeam } from "#app/domain/roster.ts";
import { fullName } from "#app/domain/full-name.ts";
import { pageLabel } from "#app/routes/paths.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/playlists.ts";

const LONGEST_LINE = 24;

/**
 * A playlist's title as lines of a headline. Long titles break after the colon, so that they are as
 * large as others.
 */
export function titleLines(title: string): string[] {
  const colon = title.indexOf(": ");
  if (title.length <= LONGEST_LINE || colon === -1) return [title];
  return [title.slice(0, colon + 1), title.slice(colon + 2)];
}

/** Maximum number of bands that can be told apart. */
const MOST_BANDS = 12;

/**
 * A track; in Favorites it is a person without a song. People who were never on a roster have no
 * page.
 */
function shapeTrack({ title, link }: Track, player: Player, hasPage: boolean) {
  return {
    number: trackNumber(player),
    artist: fullName(player.name),
    player: player.id,
    ...(hasPage ? {} : { hasNoPage: true as const }),
    ...(title === undefined ? {} : { title }),
    ...(title !== undefined && isLongTitle(title) ? { long: true as const } : {}),
    ...(link === undefined ? {} : { link }),
  };
}

function shapePlaylist(
  { id, title, description, trackList }: Playlist,
  isFavorites: boolean,
  { players, rosters }: PlaylistsSource,
  roster: Roster | undefined,
) {
  // Tracks of hidden artists are hidden, too.
  const performed = trackList.flatMap((track) => {
    const player = players.get(track.artist);
    if (player === undefined) return [];
    const jersey = jerseyIn(roster ?? {}, player);
    return [{ track, player: jersey === undefined ? player : { ...player, jersey } }];
  });
  const tracks = byJersey(performed, ({ player }) => player).map(({ track, player }) =>
    shapeTrack(track, player, wasOnTeam(rosters, player.id)),
  );
  return {
    id,
    title,
    lines: titleLines(title),
    description,
    length: isFavorites ? counts.people(tracks.length) : words.songs(tracks.length),
    bands: Math.min(Math.max(tracks.length, 1), MOST_BANDS),
    ...(isFavorites ? { people: true as const } : {}),
    tracks,
  };
}

/** The player bar: the season's progress from its first day to its last. */
function shapeFooterPlayer({ footerPlayer }: PlaylistPage) {
  const { title, artist, link, progressStart: start, progressEnd: end } = footerPlayer;
  return { title, artist, link, start, end, from: shortDate(start), to: shortDate(end) };
}

/** The content that the page is made from. */
export interface PlaylistsSource extends Pick<Content, "players" | "playlists" | "rosters"> {
  readonly site: Pick<Content["site"], "domain" | "parts">;
}

/** The playlists of a year, each sorted by jersey number with the coach last. */
export function shapePlaylists(source: PlaylistsSource, year: number) {
  const { playlists, site } = source;
  const page = playlists.get(year);
  if (page === undefined) throw new Error(`There are no playlists of ${year}.`);
  const params = { year: String(year) };
  const roster = source.rosters.find(({ id }) => id === page.roster);
  return {
    ...params,
    name: pageLabel("playlists", site.parts, params.year),
    team: page.title,
    roster: page.roster,
    domain: site.domain,
    playlists: page.playlists.map((playlist) =>
      shapePlaylist(playlist, playlist.id === page.favorites, source, roster),
    ),
    shelves: page.categories.map(({ title, playlists: ids }) => ({ title, playlists: ids })),
    footerPlayer: shapeFooterPlayer(page),
  };
}

export type PlaylistsData = ReturnType<typeof shapePlaylists>;
export type MixPlaylist = ReturnType<typeof shapePlaylist>;
export type MixTrack = ReturnType<typeof shapeTrack>;

/** URLs of the art sheets. `records` has the records of all playlists except the first. */
export type PlaylistsArt = Readonly<
  Record<"mark" | "sleeves" | "firstRecord" | "records" | "busts", string>
>;
