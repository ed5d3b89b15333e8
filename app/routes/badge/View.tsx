import { Link } from "wouter";
import { badgeSlug } from "#app/domain/badge-quest/badge-quest.ts";
import { classes } from "#app/lib/classes.ts";
import { SharePage } from "#app/ui/SharePage/SharePage.tsx";
import { usePaths } from "#app/page/use-paths.ts";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import buttons from "#app/ui/Button/Button.module.css";
import { WeekStacks, scaleOf } from "#app/charts/WeekChart.tsx";
import { type Figure, Figures } from "#app/ui/Figures/Figures.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { PersonLink } from "#app/page/PersonLink.tsx";
import { usePartLabel } from "#app/page/site.ts";
import { RestOfPage } from "#app/ui/RestOfPage/RestOfPage.tsx";
import * as words from "#words/pages/badge.ts";
import type { BadgeData } from "./badge-data.ts";
import { BadgeHero } from "./components/BadgeHero.tsx";
import { Earners } from "./components/Earners.tsx";
import { Holders } from "./components/Holders.tsx";
import styles from "./BadgePage.module.css";

/** A figure whose note ends with a person: "by Gwen Gorse". */
function withPerson({ person, note, ...figure }: BadgeData["figures"][number]): Figure {
  if (person === undefined) return { ...figure, note };
  const named = (
    <>
      {note} <PersonLink person={person} />
    </>
  );
  return { ...figure, note: named };
}

function Weeks({ year, ...chart }: NonNullable<BadgeData["weeks"]>) {
  const title = words.weekByWeek;
  return (
    <section aria-labelledby="weeks">
      <Heading id="weeks" title={title} note={`${year}, ${scaleOf(chart.weeks)}`} />
      <WeekStacks caption={words.weekByWeekIn(year)} {...chart} />
    </section>
  );
}

/** A badge: its rule, who thought of it, and who earned it in each edition. */
export function View({ data }: { data: BadgeData }) {
  const { badgequest } = usePaths();
  const quest = usePartLabel("badgequest");
  const section = classes("wrap section", styles.section);
  return (
    <article>
      <BadgeHero data={data} />
      <div className={classes("wrap", styles.figures)}>
        <Figures figures={data.figures.map(withPerson)} />
      </div>
      <RestOfPage>
        <Holders data={data} className={section} />
        {data.editions.length === 0 ? undefined : (
          <div className={classes(section, "columns", styles.pairs)}>
            {data.editions.map((edition) => (
              <Earners key={edition.year} edition={edition} busts={data.art.busts[edition.year]} />
            ))}
            {data.weeks === undefined ? undefined : <Weeks {...data.weeks} />}
          </div>
        )}
        {data.inQuest !== undefined && badgequest !== undefined ? (
          <p className={classes("wrap onScreens", styles.on)}>
            <Link
              href={badgequest({ ...data.inQuest, view: "badge", badge: data.key })}
              className={classes(buttons.button, buttons.quiet)}
            >
              <ButtonFace icon="arrow-right">{words.inQuest(quest)}</ButtonFace>
            </Link>
          </p>
        ) : undefined}
        <div className="wrap">
          <SharePage stem={`badges/${badgeSlug(data.key)}`} title={data.title} />
        </div>
      </RestOfPage>
    </article>
  );
}
