import { badgeSlug } from "#app/domain/badge-quest/badge-quest.ts";
import { BadgeTokens } from "#app/entities/badge/BadgeTokens.tsx";
import { useScene } from "./scene.ts";
import { badgeAddress } from "./selection.ts";
import type { QuestBadge } from "./shape-quest.ts";

interface BadgeGridProps {
  badges: readonly QuestBadge[];
  /** Id of the badge in the main panel. */
  current?: string | undefined;
  className?: string | undefined;
}

/** A grid of badges that link to their details. */
export function BadgeGrid({ badges, current, className }: BadgeGridProps) {
  const { selection, onChoose, tokenSheet } = useScene();
  return (
    <BadgeTokens
      badges={badges.map(({ id, title, times }) => ({
        id,
        slug: badgeSlug(id),
        title,
        times,
      }))}
      sheetOf={({ id }) => tokenSheet(id)}
      linkTo={({ id }) => ({
        href: badgeAddress(selection, id),
        onClick: onChoose,
        "aria-current": id === current ? "true" : undefined,
      })}
      className={className}
    />
  );
}
