import { Link } from "#app/ui/Link/Link.tsx";
import { badgeSlug } from "#app/domain/badge-quest/badge-quest.ts";
import { classes } from "#app/lib/classes.ts";
import { usePaths } from "#app/routes/use-paths.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { PersonLink } from "#app/entities/person/PersonLink.tsx";
import { PageSteps } from "#app/ui/PageSteps/PageSteps.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { BadgeEarners } from "#app/entities/badge/BadgeEarners.tsx";
import { BadgeRule } from "#app/entities/badge/BadgeRule.tsx";
import type { BadgeShape } from "#app/entities/badge/shape.ts";
import { badgePath, BadgeTokens } from "#app/entities/badge/BadgeTokens.tsx";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import { describeScale, WeekStacks } from "#app/entities/badge/WeekChart.tsx";
import { type Figure, Figures } from "#app/ui/Figures/Figures.tsx";
import { usePartLabel } from "#app/routes/site.ts";
import * as words from "#words/pages/badge.ts";
import type { BadgeData, BadgeEdition } from "./shape-badge.ts";
import inks from "#app/ui/Inks/Inks.module.css";
import styles from "./BadgePage.module.css";
import buttons from "#app/ui/Button/Button.module.css";

function stepTo(badge: BadgeShape | undefined) {
  return badge && { href: badgePath(badge), label: badge.title };
}

/** The token, its name, rule and creator. */
function BadgeHero({ data }: { data: BadgeData }) {
  const { badgequest } = usePaths();
  const { badge, lines, art } = data;
  const { title, rule = "", value, maker } = badge;
  return (
    <div className={classes(styles.hero, inks[data.ground])}>
      <div className="wrap">
        <PageSteps
          up={badgequest === undefined ? undefined : { href: badgequest(), label: words.badges }}
          previous={stepTo(data.previous)}
          next={stepTo(data.next)}
          isUnderCrest
        />
      </div>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.heroText}>
          <h1>
            <span className="sr">{title}</span>
            <span aria-hidden="true" className={`stack ${styles.title}`}>
              {lines.map((line) => (
                <Wood key={line.text} as="span" {...line} />
              ))}
            </span>
          </h1>
          <BadgeRule rule={rule} value={value} creator={maker && <PersonLink person={maker} />}>
            {data.sets === "" ? undefined : <span>{data.sets}</span>}
          </BadgeRule>
        </div>
        <Art
          sheet={art.token}
          id="token"
          viewBox="0 0 100 100"
          className={`onScreens ${styles.token}`}
          photo={`badge-${badgeSlug(badge.id)}`}
          sizes="460px"
        />
      </div>
    </div>
  );
}

/** Other badges of the same value. */
function Related({ data, className }: { data: BadgeData; className: string }) {
  const { badge, related, art } = data;
  if (related.length === 0) return undefined;
  return (
    <section className={className} aria-labelledby="related">
      <Heading id="related" title={words.more(badge.value)} />
      <BadgeTokens badges={related} getSheet={() => art.related} className={styles.related} />
    </section>
  );
}

interface EarnersProps {
  edition: BadgeEdition;
  /** URL of the sheet with everyone's busts. */
  busts: string;
}

/** People who earned the badge in an edition. */
function Earners({ edition, busts }: EarnersProps) {
  const { title, year, note, earners } = edition;
  const id = `earned-${year}`;
  return (
    <section aria-labelledby={id}>
      <Heading id={id} title={title} note={earners.length === 0 ? undefined : note} />
      <BadgeEarners groups={earners} busts={busts} />
    </section>
  );
}

/** A figure whose note ends with a person: "by Gwen Gorse". */
function addPerson({ person, note, ...figure }: BadgeData["figures"][number]): Figure {
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
      <Heading id="weeks" title={title} note={`${year}, ${describeScale(chart.weeks)}`} />
      <WeekStacks caption={words.weekByWeekIn(year)} {...chart} />
    </section>
  );
}

/** A badge with its earners in each edition. */
export function View({ data }: { data: BadgeData }) {
  const { badgequest } = usePaths();
  const quest = usePartLabel("badgequest");
  const section = "wrap section";
  return (
    <article>
      <BadgeHero data={data} />
      <div className={classes("wrap", styles.figures)}>
        {data.figures.length === 0 ? undefined : <Figures figures={data.figures.map(addPerson)} />}
      </div>
      {data.editions.length === 0 ? undefined : (
        <div className={classes(section, "columns", styles.pairs)}>
          {data.editions.map((edition) => (
            <Earners key={edition.year} edition={edition} busts={data.art.busts} />
          ))}
          {data.weeks === undefined ? undefined : <Weeks {...data.weeks} />}
        </div>
      )}
      <Related data={data} className={section} />
      {data.inQuest !== undefined && badgequest !== undefined ? (
        <p className={classes("wrap onScreens", styles.on)}>
          <Link
            href={badgequest({ ...data.inQuest, view: "badge", badge: data.badge.id })}
            className={classes(buttons.button, buttons.quiet)}
          >
            <ButtonFace icon="arrow-right">{words.inQuest(quest)}</ButtonFace>
          </Link>
        </p>
      ) : undefined}
    </article>
  );
}
