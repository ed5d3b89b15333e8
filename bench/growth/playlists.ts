import type { Content, PlaylistPage } from "#app/content/content.ts";
import { playlistsFile } from "#app/content/files.ts";
import { peopleOf } from "#app/domain/roster/people.ts";
import { seasonId } from "#app/domain/seasons/season-id.ts";
import { itemAt } from "#app/lib/list/item-at.ts";
import type { GrownSeasons } from "./grow-seasons.ts";
import { fuller, spread } from "./spread.ts";
import { inYear } from "./tournaments.ts";

function copyOfPlaylist(id: string, copy: number): string {
  return copy === 0 ? id : `${id}-${copy + 1}`;
}

/** What the page to be written has: its year and roster, its size and people. */
interface PageGrowth {
  readonly year: number;
  readonly roster: string;
  readonly fullness: number;
  readonly people: readonly string[];
}

/** The playlists of a year, like the known ones, with the songs of the people in the same places. */
function growPlaylists(
  shape: PlaylistPage,
  team: readonly string[],
  { year, roster, fullness, people }: PageGrowth,
) {
  const places = new Map(team.map((player, place) => [player, place]));
  const standIn = (player: string, copy: number): string => {
    const place = (places.get(player) ?? 0) + copy * team.length;
    return people[place % people.length] ?? player;
  };
  const grown = fuller(shape.playlists, fullness, ({ id, trackList, ...rest }, copy) => {
    const tracks = trackList.map((track) => ({ ...track, artist: standIn(track.artist, copy) }));
    return [copyOfPlaylist(id, copy), { ...rest, trackList: tracks }] as const;
  });
  // The playlist of all people is not repeated: its copies would be songs without titles.
  const playlists = Object.fromEntries(
    grown.filter(([id]) => !id.startsWith(`${shape.favorites}-`)),
  );
  const copies = Math.ceil(fullness);
  const { footerPlayer } = shape;
  return {
    title: shape.title,
    roster,
    footerPlayer: {
      ...footerPlayer,
      progressStart: inYear(footerPlayer.progressStart, year),
      progressEnd: inYear(footerPlayer.progressEnd, year),
    },
    favorites: shape.favorites,
    playlists,
    categories: shape.categories.map((category) => ({
      ...category,
      playlists: fuller(category.playlists, copies, copyOfPlaylist).filter(
        (id) => playlists[id] !== undefined,
      ),
    })),
  };
}

/** The music-player pages as files with plain values, one for each further year. */
export function growPlaylistPages(
  { site, playlists, rosters }: Pick<Content, "site" | "playlists" | "rosters">,
  factor: number,
  { teams }: Pick<GrownSeasons, "teams">,
): ReadonlyMap<string, unknown> {
  const pages = [...playlists.values()];
  const { years, fullness } = spread(pages.length, factor, pages[0]?.year);
  return new Map(
    years.map((year, index) => {
      const shape = itemAt(pages, index % pages.length);
      const roster = rosters.find(({ id }) => id === shape.roster);
      const team = roster === undefined ? [] : peopleOf(roster);
      const people = teams.get(year) ?? [];
      const growth = { year, roster: seasonId(site.teamName, year), fullness, people };
      return [playlistsFile(year), growPlaylists(shape, team, growth)];
    }),
  );
}
