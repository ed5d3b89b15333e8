import { BadgeTokens } from "#app/entities/badge/BadgeTokens.tsx";
import { useQuestContext } from "./quest-context.ts";
import { badgeAddress } from "./selection.ts";
import type { QuestBadge } from "./shape-quest.ts";

interface QuestBadgesProps {
  badges: readonly QuestBadge[];
  /** Id of the badge in the main panel. */
  current?: string | undefined;
  className?: string | undefined;
}

/** Badges that lead to their details on the page. */
export function QuestBadges({ badges, current, className }: QuestBadgesProps) {
  const { selection, onChoose, tokenSheet } = useQuestContext();
  return (
    <BadgeTokens
      badges={badges}
      getSheet={({ id }) => tokenSheet(id)}
      getLinkProps={({ id }) => ({
        href: badgeAddress(selection, id),
        onClick: onChoose,
        "aria-current": id === current ? "true" : undefined,
      })}
      className={className}
    />
  );
}
