import { badgePath } from "#app/entities/badge/BadgeTokens.tsx";
import { useSources } from "#app/islands/rendering.ts";
import type { Badge } from "#app/record/record.ts";
import { usePaths } from "#app/routes/site.ts";
import { PageSteps } from "#app/ui/PageSteps/PageSteps.tsx";

/** Links to all badges, and to the neighbors of this one among those with the same last edition, in order of activation. */
export function BadgeSteps({ badge }: { badge: Badge }) {
  const { badgequest } = usePaths();
  const { badges } = useSources().record;
  const last = badge.editions.at(-1);
  const order = last?.activated ?? [...badges.values()];
  return (
    <PageSteps
      up={badgequest && { href: badgequest(), label: "Badges" }}
      items={order.filter(({ editions }) => editions.at(-1) === last)}
      current={badge}
      linkTo={(near) => ({ href: badgePath(near), label: near.title })}
      hasRoomForCrest
    />
  );
}
