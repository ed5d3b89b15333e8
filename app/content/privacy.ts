import type { Content, Player } from "./content.ts";
import type { Award } from "./schema/award.ts";

/** What the site calls each person: her own id, a neutral one, or undefined where she is hidden. */
type PublicId = (id: string) => string | undefined;

function publicIds(players: Content["players"]): PublicId {
  const hidden = [...players.values()].filter(({ shown }) => shown !== undefined);
  const neutral = new Map(
    hidden.map(({ id, shown }, index) => [
      id,
      shown === "nobody" ? undefined : `player-${index + 1}`,
    ]),
  );
  return (id) => (neutral.has(id) ? neutral.get(id) : id);
}

function initial(name: string): string {
  return `${[...name][0]?.toUpperCase() ?? ""}.`;
}

function publicPlayer({ shown, ...player }: Player, id: string): Player {
  if (shown === undefined) return player;
  const name = { first: initial(player.name.first), last: initial(player.name.last) };
  return { ...player, id, name };
}

function publicBadges(content: Content, publicId: PublicId): Content["badgeQuest"]["badges"] {
  const badges = [...content.badgeQuest.badges.values()].map(({ createdBy, ...badge }) => {
    const creator = createdBy === undefined ? undefined : publicId(createdBy);
    return creator === undefined ? badge : { ...badge, createdBy: creator };
  });
  return new Map(badges.map((badge) => [badge.id, badge]));
}

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

function publicBadgeQuest(content: Content, publicId: PublicId): Content["badgeQuest"] {
  const { editions, history } = content.badgeQuest;
  return {
    badges: publicBadges(content, publicId),
    editions: new Map(
      [...editions].map(([year, edition]) => [
        year,
        { ...edition, awards: renamed<"player", Award>(edition.awards, "player", publicId) },
      ]),
    ),
    history: history.map((past) => ({
      ...past,
      leaders: renamed(past.leaders, "player", publicId),
    })),
  };
}

function publicSeasons(content: Content, publicId: PublicId): Content["seasons"] {
  const ids = (list: readonly string[]): string[] => list.flatMap((id) => publicId(id) ?? []);
  return content.seasons.map((season) => {
    if (season.roster === undefined) return season;
    const { captains, players, coaches } = season.roster;
    const people = { captains: ids(captains), players: ids(players), coaches: ids(coaches) };
    return { ...season, roster: { ...season.roster, ...people } };
  });
}

function publicPlaylists(content: Content, publicId: PublicId): Content["playlists"] {
  return new Map(
    [...content.playlists].map(([year, page]) => {
      const playlists = page.playlists.map((playlist) => ({
        ...playlist,
        trackList: renamed(playlist.trackList, "artist", publicId),
      }));
      return [year, { ...page, playlists }];
    }),
  );
}

/**
 * The content as the public may see it. A player who is shown by initials gets a neutral id and
 * "E. C." for a name; one who is not shown leaves every list. Places in the history of Badge Quest
 * stay what they were.
 */
export function publicContent(content: Content): Content {
  const publicId = publicIds(content.players);
  const players = [...content.players.values()].flatMap((player) => {
    const id = publicId(player.id);
    return id === undefined ? [] : publicPlayer(player, id);
  });
  const seasons = publicSeasons(content, publicId);
  return {
    ...content,
    players: new Map(players.map((player) => [player.id, player])),
    seasons,
    rosters: seasons.flatMap((season) => season.roster ?? []),
    badgeQuest: publicBadgeQuest(content, publicId),
    playlists: publicPlaylists(content, publicId),
  };
}
