import { badgeSheet } from "#app/art/badge/badge-sheet.ts";
import { bustSheet } from "#app/art/bust/bust-sheet.ts";
import { teamOf } from "#app/art/season/team.ts";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { ArtFile } from "#app/entry-server.tsx";
import { shownEdition } from "#app/features/badge-quest/edition.ts";
import { shapeQuest } from "#app/features/badge-quest/shape-quest.ts";

const content = loadContent();
const { edition, roster } = shownEdition(content);
const quest = shapeQuest(content);
const busts = bustSheet(edition.year, teamOf(roster, content.players));
const all = [...content.badgeQuest.badges.values()];
const isInSet = new Set(edition.activated);
const badges = badgeSheet(
  `badges-${edition.year}`,
  all.filter(({ id }) => isInSet.has(id)),
);
const otherBadges = badgeSheet(
  "badges-other",
  all.filter(({ id }) => !isInSet.has(id)),
);

export const data = {
  quest,
  art: { busts: busts.href, badges: badges.href, otherBadges: otherBadges.href },
};

export const sheets: readonly ArtFile[] = [busts, badges, otherBadges];
