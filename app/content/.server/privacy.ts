import { createHash } from "node:crypto";
import type {
  Award,
  Badge,
  BadgeHistory,
  Content,
  Player,
  Playlist,
  Season,
} from "#app/content/content.ts";

/** Maps a person to her id on the site: her own, a neutral one, or undefined if she is removed. */
type PublicId = (id: string) => string | undefined;

/** Hex digits of a neutral id; more only if two people would share one. */
const ID_DIGITS = 4;

/** "p-3f9a": reveals nothing, and does not depend on who else is shown by initials. */
function neutralId(id: string, usedIds: ReadonlySet<string>): string {
  const hash = createHash("sha256").update(id).digest("hex");
  let digits = ID_DIGITS;
  while (usedIds.has(`p-${hash.slice(0, digits)}`)) digits += 1;
  return `p-${hash.slice(0, digits)}`;
}

/** The public ids of everyone: neutral for those who are shown by initials. */
function publicIds(players: Content["players"]): PublicId {
  const idsOfHidden = new Map<string, string | undefined>();
  const usedIds = new Set(players.keys());
  for (const { id, shown } of players.values()) {
    if (shown === undefined) continue; // by name
    const publicId = shown === "nobody" ? undefined : neutralId(id, usedIds);
    idsOfHidden.set(id, publicId);
    if (publicId !== undefined) usedIds.add(publicId);
  }
  return (id) => (idsOfHidden.has(id) ? idsOfHidden.get(id) : id);
}

function initial(name: string): string {
  // By characters, not by UTF-16 code units.
  const [first] = name;
  return first === undefined ? "" : `${first.toUpperCase()}.`;
}

/** The public fields of a player who is shown by initials. */
function reduceToInitials({ name, jersey, position }: Player, id: string): Player {
  return {
    id,
    name: { first: initial(name.first), last: initial(name.last) },
    ...(jersey === undefined ? {} : { jersey }),
    ...(position === undefined ? {} : { position }),
  };
}

function publicPlayer({ shown, ...player }: Player, id: string): Player {
  return shown === undefined ? player : reduceToInitials(player, id);
}

/** Everyone who is not removed, by public id. */
function publicPlayers(players: Content["players"], publicId: PublicId): Content["players"] {
  const visible = [...players.values()].flatMap((player) => {
    const id = publicId(player.id);
    return id === undefined ? [] : publicPlayer(player, id);
  });
  return new Map(visible.map((player) => [player.id, player]));
}

/** Replaces ids in a field of a list, and removes entries of removed people. */
function replaceIds<K extends string, T extends Readonly<Record<K, string>>>(
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

function publicHistory(past: BadgeHistory, publicId: PublicId): BadgeHistory {
  return { ...past, leaders: replaceIds(past.leaders, "player", publicId) };
}

function publicSeason(season: Season, publicId: PublicId): Season {
  if (season.roster === undefined) return season;
  const ids = (list: readonly string[]): string[] => list.flatMap((id) => publicId(id) ?? []);
  const { captains, players, coaches, numbers, ...roster } = season.roster;
  const publicNumbers = Object.entries(numbers ?? {}).flatMap(([id, jersey]) => {
    const newId = publicId(id);
    return newId === undefined ? [] : [[newId, jersey] as const];
  });
  return {
    ...season,
    roster: {
      ...roster,
      captains: ids(captains),
      players: ids(players),
      coaches: ids(coaches),
      ...(numbers === undefined ? {} : { numbers: Object.fromEntries(publicNumbers) }),
    },
  };
}

function publicPlaylist(playlist: Playlist, publicId: PublicId): Playlist {
  return { ...playlist, trackList: replaceIds(playlist.trackList, "artist", publicId) };
}

function mapValues<K, V>(map: ReadonlyMap<K, V>, change: (value: V) => V): Map<K, V> {
  return new Map([...map].map(([key, value]) => [key, change(value)]));
}

/**
 * The public content. A player who is shown by initials gets a neutral id and "E. C." as her name; one who is not shown
 * is removed from every list. Ranks in the history of Badge Quest keep their gaps.
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
      badges: mapValues(badges, (badge) => publicBadge(badge, publicId)),
      editions: mapValues(editions, (edition) => ({
        ...edition,
        awards: replaceIds<"player", Award>(edition.awards, "player", publicId),
      })),
      history: history.map((past) => publicHistory(past, publicId)),
    },
    playlists: mapValues(content.playlists, (page) => ({
      ...page,
      playlists: page.playlists.map((playlist) => publicPlaylist(playlist, publicId)),
    })),
  };
}
