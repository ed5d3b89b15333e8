import { brandId } from "#app/domain/ids.ts";
import { sortByJersey, trackNumber } from "#app/domain/playlists.ts";
import { shapePerson } from "#app/entities/person/shape.ts";
import { numberIn } from "#app/record/figures.ts";
import { getNode } from "#app/record/get-node.ts";
import type { ClubRecord, Playlist, Season } from "#app/record/record.ts";
import { pageLabel } from "#app/routes/paths.ts";

/** Maximum number of songs that can be told apart on a drawn disc. */
const MAX_BANDS = 12;

function shapePlaylist(
  { id, title, description, trackList }: Playlist,
  isFavorites: boolean,
  record: ClubRecord,
  season: Season | undefined,
) {
  // Tracks of hidden artists are hidden, too.
  const performed = trackList.flatMap((track) => {
    const person = record.people.get(brandId(track.artist));
    if (person === undefined) return [];
    return [{ track, person, jersey: numberIn(person, season), position: person.position }];
  });
  return {
    id,
    title,
    description,
    /** Bands of grooves on its drawn disc, one per track up to the maximum. */
    bands: Math.min(Math.max(performed.length, 1), MAX_BANDS),
    /** Whether its tracks are people without songs. */
    isFavorites,
    tracks: sortByJersey(performed, (artist) => artist).map(({ track, person, ...artist }) => ({
      number: trackNumber(artist),
      artist: shapePerson(person),
      title: track.title,
      link: track.link,
    })),
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
    seasonId: page.roster,
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
export type MixTrack = MixPlaylist["tracks"][number];
