import { badgeSlug } from "#app/domain/badge-quest/badge-quest.ts";
import { classes } from "#app/lib/classes.ts";
import { capFor } from "#app/lib/wood-type/measure.ts";
import { usePaths } from "#app/page/use-paths.ts";
import { paths } from "#app/paths.ts";
import type { BadgeData, BadgeLink } from "#app/routes/badge/badge-data.ts";
import { TITLE_CAP } from "#app/routes/badge/title-cap.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import inks from "#app/ui/Inks/Inks.module.css";
import { PersonLink } from "#app/page/PersonLink.tsx";
import { PageSteps } from "#app/ui/PageSteps/PageSteps.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import * as words from "#words/pages/badge.ts";
import styles from "./BadgeHero.module.css";

function stepTo(badge: BadgeLink | undefined) {
  return badge && { href: paths.badge(badge), label: badge.name };
}

/** The token, its name, its rule and who thought of it. */
export function BadgeHero({ data }: { data: BadgeData }) {
  const { badgequest } = usePaths();
  const { key, title, lines, rule, value, maker, art } = data;
  return (
    <div className={classes(styles.hero, inks[data.ground])}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.words}>
          <PageSteps
            up={badgequest === undefined ? undefined : { href: badgequest(), label: words.badges }}
            previous={stepTo(data.previous)}
            next={stepTo(data.next)}
          />
          <h1>
            <span className="sr">{title}</span>
            <span aria-hidden="true" className={styles.title}>
              {lines.map((line) => (
                <Wood
                  key={line}
                  as="span"
                  text={line}
                  cap={capFor(line, 0.1, TITLE_CAP)}
                  phoneCap={capFor(line, 0.14, TITLE_CAP)}
                />
              ))}
            </span>
          </h1>
          <p className={styles.rule}>{rule}</p>
          <p className={`cluster ${styles.by}`}>
            <span className="lab">{value}</span>
            {maker === undefined ? undefined : (
              <span>
                {words.madeBy} <PersonLink person={maker} />
              </span>
            )}
          </p>
        </div>
        <Art
          sheet={art.token}
          id="token"
          viewBox="0 0 100 100"
          className={styles.token}
          photo={`badge-${badgeSlug(key)}`}
          sizes="460px"
        />
      </div>
    </div>
  );
}
