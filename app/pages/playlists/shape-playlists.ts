import { countBands } from "#app/art/sleeve/sleeve.ts";
import { brandId } from "#app/domain/ids.ts";
import { sortByJersey, trackNumber } from "#app/domain/playlists.ts";
import { shapePerson } from "#app/entities/person/shape.ts";
import { numberIn } from "#app/record/figures.ts";
import { getNode } from "#app/record/get-node.ts";
import type { ClubRecord, Playlist, Season } from "#app/record/record.ts";
import { pageLabel } from "#app/routes/paths.ts";

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
    const artist = { jersey: numberIn(person, season), position: person.position };
    return [{ track, person, artist }];
  });
  return {
    id,
    title,
    description,
    bands: countBands(performed.length),
    /** Whether its tracks are people without songs. */
    isFavorites,
    tracks: sortByJersey(performed, ({ artist }) => artist).map(({ track, person, artist }) => ({
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
