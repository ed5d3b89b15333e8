import { useSources } from "#app/islands/rendering.ts";
import { questEdition } from "#app/record/figures.ts";
import type { Badge } from "#app/record/record.ts";
import type { PageParams } from "#app/routes/paths.ts";
import { usePartLabel, usePaths } from "#app/routes/site.ts";
import { ButtonLink } from "#app/ui/Button/ButtonLink.tsx";
import { BadgeEditions } from "./BadgeEditions.tsx";
import { BadgeFigures } from "./BadgeFigures.tsx";
import { BadgeHero } from "./BadgeHero.tsx";
import { findBadge } from "./load.ts";
import styles from "./BadgePage.module.css";

/** Link to the badge in the newest edition of Badge Quest that has it. */
function InQuest({ badge }: { badge: Badge }) {
  const { shownEdition } = useSources().record;
  const { badgequest } = usePaths();
  const label = usePartLabel("badgequest");
  const query = badge.editions
    .flatMap((listed) => questEdition(listed, shownEdition?.year) ?? [])
    .at(-1);
  if (query === undefined || badgequest === undefined) return undefined;
  return (
    <p className="wrap onScreens apart">
      <ButtonLink href={badgequest({ ...query, view: "badge", badge: badge.id })} isQuiet>
        In {label}
      </ButtonLink>
    </p>
  );
}

/** A badge with its earners in each edition. */
export function Page({ slug }: PageParams<"badge">) {
  const badge = findBadge(slug, useSources().record);
  const logged = badge.editions.filter(({ awards }) => awards.length > 0);
  return (
    <article>
      <BadgeHero badge={badge} />
      <div className={`wrap ${styles.figures}`}>
        <BadgeFigures badge={badge} logged={logged} />
      </div>
      {logged.length > 0 && <BadgeEditions badge={badge} logged={logged} />}
      <InQuest badge={badge} />
    </article>
  );
}
