import { brandId } from "#app/domain/ids.ts";
import { type Artist, sortByJersey, trackNumber } from "#app/domain/playlists.ts";
import { shapePerson } from "#app/entities/person/shape.ts";
import type { ClubRecord, Person, Playlist, Season, Track } from "#app/record/record.ts";
import { getNode } from "#app/record/get-node.ts";
import { pageLabel } from "#app/routes/paths.ts";

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
    bands: Math.min(Math.max(tracks.length, 1), MAX_BANDS),
    ...(isFavorites ? { people: true as const } : {}),
    tracks,
  };
}

/** The playlists of a year, each sorted by jersey number with the coach last. */
export function shapePlaylists(record: ClubRecord, year: number) {
  const { club } = record;
  const page = getNode(record.playlists, year);
  const season = record.seasons.find(({ id }) => id === page.roster);
  return {
    year: String(year),
    name: pageLabel("playlists", club.parts, String(year)),
    team: page.title,
    roster: page.roster,
    domain: club.domain,
    playlists: page.playlists.map((playlist) =>
      shapePlaylist(playlist, playlist.id === page.favorites, record, season),
    ),
    shelves: page.categories,
    footerPlayer: page.footerPlayer,
  };
}

export type PlaylistsData = ReturnType<typeof shapePlaylists>;
export type MixPlaylist = ReturnType<typeof shapePlaylist>;
export type MixTrack = ReturnType<typeof shapeTrack>;
