import type {
  Award,
  Badge,
  BadgeHistory,
  Content,
  Edition,
  Playlist,
  PlaylistPage,
  Season,
} from "#app/content/content.ts";
import { publicIds, publicPlayers, type PublicId } from "./public-players.ts";

/** Renames a person wherever a list has her under the given field, and leaves out the hidden. */
function renamed<K extends string, T extends Readonly<Record<K, string>>>(
  list: readonly T[],
  field: K,
  publicId: PublicId,
): T[] {
  return list.flatMap((item) => {
    const id = publicId(item[field]);
    return id === undefined ? [] : [{ ...item, [field]: id }];
  });
}

function publicBadge({ createdBy, ...badge }: Badge, publicId: PublicId): Badge {
  const creator = createdBy === undefined ? undefined : publicId(createdBy);
  return creator === undefined ? badge : { ...badge, createdBy: creator };
}

function publicEdition(edition: Edition, publicId: PublicId): Edition {
  return { ...edition, awards: renamed<"player", Award>(edition.awards, "player", publicId) };
}

function publicPast(past: BadgeHistory, publicId: PublicId): BadgeHistory {
  return { ...past, leaders: renamed(past.leaders, "player", publicId) };
}

function publicSeason(season: Season, publicId: PublicId): Season {
  if (season.roster === undefined) return season;
  const ids = (list: readonly string[]): string[] => list.flatMap((id) => publicId(id) ?? []);
  const { captains, players, coaches } = season.roster;
  const people = { captains: ids(captains), players: ids(players), coaches: ids(coaches) };
  return { ...season, roster: { ...season.roster, ...people } };
}

function publicPlaylist(playlist: Playlist, publicId: PublicId): Playlist {
  return { ...playlist, trackList: renamed(playlist.trackList, "artist", publicId) };
}

function publicPage(page: PlaylistPage, publicId: PublicId): PlaylistPage {
  return { ...page, playlists: page.playlists.map((list) => publicPlaylist(list, publicId)) };
}

function mapped<K, V>(map: ReadonlyMap<K, V>, change: (value: V) => V): Map<K, V> {
  return new Map([...map].map(([key, value]) => [key, change(value)]));
}

/**
 * The content as the public may see it. A player who is shown by initials gets a neutral id and
 * "E. C." for a name; one who is not shown leaves every list. Places in the history of Badge Quest
 * stay what they were.
 */
export function publicContent(content: Content): Content {
  const publicId = publicIds(content.players);
  const { values, badges, editions, history } = content.badgeQuest;
  const seasons = content.seasons.map((season) => publicSeason(season, publicId));
  return {
    ...content,
    players: publicPlayers(content.players, publicId),
    seasons,
    rosters: seasons.flatMap((season) => season.roster ?? []),
    badgeQuest: {
      values,
      badges: mapped(badges, (badge) => publicBadge(badge, publicId)),
      editions: mapped(editions, (edition) => publicEdition(edition, publicId)),
      history: history.map((past) => publicPast(past, publicId)),
    },
    playlists: mapped(content.playlists, (page) => publicPage(page, publicId)),
  };
}
