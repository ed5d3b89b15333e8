import { loadContent } from "#app/content/.server/load-content.ts";
import { publicContent } from "#app/content/.server/privacy.ts";
import type { Content, Player, Roster } from "#app/content/content.ts";
import { buildRecord } from "#app/record/build-record.ts";
import type { ClubRecord } from "#app/record/record.ts";

/** The record of a club with these people and rosters, without tournaments; the last season is the default. */
export function smallClub(
  players: readonly Player[],
  rosters: readonly Roster[],
  others: Partial<Content> = {},
): ClubRecord {
  const content = loadContent();
  return buildRecord(
    publicContent({
      ...content,
      site: { ...content.site, defaultRoster: rosters.at(-1)?.id ?? "" },
      players: new Map(players.map((player) => [player.id, player])),
      rosters: [...rosters],
      seasons: rosters.map((roster) => ({ year: roster.year, roster, tournaments: [], news: [] })),
      tournaments: [],
      badgeQuest: { values: [], badges: new Map(), editions: new Map(), history: [] },
      playlists: new Map(),
      ...others,
    }),
  );
}
