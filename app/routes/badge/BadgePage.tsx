import { Link } from "wouter";
import { badgeSlug } from "#app/domain/badge-quest/badge-slug.ts";
import { brandId } from "#app/domain/ids.ts";
import { classes } from "#app/lib/classes.ts";
import { SharePage } from "#app/ui/SharePage/SharePage.tsx";
import { usePaths } from "#app/page/use-paths.ts";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import buttons from "#app/ui/Button/Button.module.css";
import { WeekChart } from "#app/charts/WeekChart.tsx";
import { Figures } from "#app/ui/Figures/Figures.tsx";
import type { BadgeData } from "./badge-data.ts";
import { BadgeHero } from "./parts/BadgeHero.tsx";
import { Earners } from "./parts/Earners.tsx";
import { Holders } from "./parts/Holders.tsx";
import styles from "./BadgePage.module.css";

/** A badge: its rule, who thought of it, and who earned it in each edition. */
export function BadgePage({ data }: { data: BadgeData }) {
  const { badgequest } = usePaths();
  const section = classes("wrap", styles.section);
  return (
    <article>
      <BadgeHero data={data} />
      <div className={classes("wrap", styles.figures)}>
        <Figures figures={data.figures} />
      </div>
      <Holders data={data} className={section} />
      {data.editions.map((edition) => (
        <Earners key={edition.year} edition={edition} className={section} />
      ))}
      {data.weeks === undefined ? undefined : (
        <div className={section}>
          <WeekChart {...data.weeks} />
        </div>
      )}
      {data.inQuest !== undefined && badgequest !== undefined ? (
        <p className={classes("wrap", styles.on)}>
          <Link
            href={badgequest({ ...data.inQuest, view: "badge", badge: data.key })}
            className={classes(buttons.button, buttons.quiet)}
          >
            <ButtonFace icon="arrow-right">In Badge Quest</ButtonFace>
          </Link>
        </p>
      ) : undefined}
      <div className="wrap">
        <SharePage stem={`badges/${badgeSlug(brandId(data.key))}`} title={data.title} />
      </div>
    </article>
  );
}
