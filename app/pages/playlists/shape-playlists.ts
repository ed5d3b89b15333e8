import { shortDate } from "#app/domain/dates/written-dates.ts";
import { brandId } from "#app/domain/ids.ts";
import { type Artist, sortByJersey, isLongTitle, trackNumber } from "#app/domain/playlists.ts";
import { shapePerson } from "#app/entities/person/shape.ts";
import type {
  ClubRecord,
  Person,
  Playlist,
  PlaylistPage,
  Season,
  Track,
} from "#app/record/record.ts";
import { pageLabel } from "#app/routes/paths.ts";
import { plural } from "#app/lib/plural.ts";
import * as counts from "#words/grammar/counts.ts";

/** Maximum number of bands that can be told apart. */
const MAX_BANDS = 12;

/** A person as she performs in a season: with the number that she wore. */
function findArtist({ people }: ClubRecord, season: Season | undefined, id: string) {
  const person = people.get(brandId(id));
  if (person === undefined) return undefined;
  const worn = person.tenures.find((tenure) => tenure.season === season)?.jersey;
  return { person, jersey: worn ?? person.jersey, position: person.position };
}

/** A track; in Favorites it is a person without a song. */
function shapeTrack({ title, link }: Track, artist: Artist & { readonly person: Person }) {
  return {
    number: trackNumber(artist),
    artist: shapePerson(artist.person),
    ...(title === undefined ? {} : { title }),
    ...(title !== undefined && isLongTitle(title) ? { long: true as const } : {}),
    ...(link === undefined ? {} : { link }),
  };
}

function shapePlaylist(
  { id, title, description, trackList }: Playlist,
  isFavorites: boolean,
  record: ClubRecord,
  season: Season | undefined,
) {
  // Tracks of hidden artists are hidden, too.
  const performed = trackList.flatMap((track) => {
    const artist = findArtist(record, season, track.artist);
    return artist === undefined ? [] : [{ track, artist }];
  });
  const tracks = sortByJersey(performed, ({ artist }) => artist).map(({ track, artist }) =>
    shapeTrack(track, artist),
  );
  return {
    id,
    title,
    description,
    length: isFavorites ? counts.people(tracks.length) : plural(tracks.length, "song"),
    bands: Math.min(Math.max(tracks.length, 1), MAX_BANDS),
    ...(isFavorites ? { people: true as const } : {}),
    tracks,
  };
}

/** The player bar: the season's progress from its first day to its last. */
function shapeFooterPlayer({ footerPlayer }: PlaylistPage) {
  const { title, artist, link, progressStart: start, progressEnd: end } = footerPlayer;
  return { title, artist, link, start, end, from: shortDate(start), to: shortDate(end) };
}

/** The playlists of a year, each sorted by jersey number with the coach last. */
export function shapePlaylists(record: ClubRecord, year: number) {
  const { playlists, club, seasons } = record;
  const page = playlists.get(year);
  if (page === undefined) throw new Error(`There are no playlists of ${year}.`);
  const params = { year: String(year) };
  const season = seasons.find(({ id }) => id === page.roster);
  return {
    ...params,
    name: pageLabel("playlists", club.parts, params.year),
    team: page.title,
    roster: page.roster,
    domain: club.domain,
    playlists: page.playlists.map((playlist) =>
      shapePlaylist(playlist, playlist.id === page.favorites, record, season),
    ),
    shelves: page.categories.map(({ title, playlists: ids }) => ({ title, playlists: ids })),
    footerPlayer: shapeFooterPlayer(page),
  };
}

export type PlaylistsData = ReturnType<typeof shapePlaylists>;
export type MixPlaylist = ReturnType<typeof shapePlaylist>;
export type MixTrack = ReturnType<typeof shapeTrack>;
