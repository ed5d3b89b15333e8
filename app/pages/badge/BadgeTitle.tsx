import { badgePath } from "#app/entities/badge/BadgeTokens.tsx";
import { useSources } from "#app/islands/rendering.ts";
import { titleLines } from "#app/lib/wood-type/lines.ts";
import type { Badge } from "#app/record/record.ts";
import { usePaths } from "#app/routes/use-paths.ts";
import { PageSteps } from "#app/ui/PageSteps/PageSteps.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import styles from "./BadgePage.module.css";

/** Maximum height of a title's capitals, as a share of the line's length. */
const TITLE_CAP = 0.23;

/** The title in lines of wood type. */
export function BadgeTitle({ title }: Pick<Badge, "title">) {
  return (
    <h1>
      <span className="sr">{title}</span>
      <span aria-hidden="true" className={`stack ${styles.title}`}>
        {titleLines(title, TITLE_CAP).map((line) => (
          <Wood key={line} as="span" text={line} cap={0.1} phoneCap={0.1} maxCap={TITLE_CAP} />
        ))}
      </span>
    </h1>
  );
}

/** Links to all badges, and to those activated before and after this one in its last edition. */
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
      isUnderCrest
    />
  );
}
