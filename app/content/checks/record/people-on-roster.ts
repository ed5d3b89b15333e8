import type { Draft } from "#app/content/content.ts";
import type { FieldPath } from "#app/content/field-path.ts";
import { awardsFile, playlistsFile } from "#app/content/files.ts";
import { warning, type Finding } from "#app/content/finding.ts";
import type { Check } from "#app/content/checks/check.ts";

interface Named {
  readonly player: string;
  readonly path: FieldPath;
}

/** One warning per person, at the first place that names her. */
function strangers(
  { rosters, players }: Draft,
  id: string,
  file: string,
  named: readonly Named[],
): Finding[] {
  const roster = rosters.find((candidate) => candidate.id === id);
  if (roster === undefined) return [];
  const seen = new Set([...roster.players, ...roster.coaches]);
  return named.flatMap(({ player, path }) => {
    if (seen.has(player) || !players.has(player)) return [];
    seen.add(player);
    return warning(
      file,
      path,
      `${player} is not on the roster ${id}.`,
      "If that is how the record has it, nothing needs to be done.",
    );
  });
}

/** Awards and tracks are those of people on the roster. */
export const peopleOnRoster: Check = (content) => [
  ...[...content.badgeQuest.editions.values()].flatMap(({ year, roster, awards }) => {
    const named = awards.map(({ player }, index) => ({ player, path: [index, "player"] }));
    return strangers(content, roster, awardsFile(year), named);
  }),
  ...[...content.playlists.values()].flatMap(({ year, roster, playlists }) => {
    const named = playlists.flatMap(({ id, trackList }) =>
      trackList.map(({ artist }, index) => ({
        player: artist,
        path: ["playlists", id, "trackList", index, "artist"],
      })),
    );
    return strangers(content, roster, playlistsFile(year), named);
  }),
];
