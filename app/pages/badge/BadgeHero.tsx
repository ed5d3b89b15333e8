import { badge as drawBadge } from "#app/art/badge/badge.ts";
import { makeSheet } from "#app/art/sheet.ts";
import { badgeSlug } from "#app/domain/badge-quest/badge-quest.ts";
import { BadgeRule } from "#app/entities/badge/BadgeRule.tsx";
import { PersonLink } from "#app/entities/person/PersonLink.tsx";
import { shapePerson } from "#app/entities/person/shape.ts";
import { useSheet, useSources } from "#app/islands/rendering.ts";
import { classes } from "#app/lib/classes.ts";
import type { Badge } from "#app/record/record.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import { BadgeSteps } from "./BadgeSteps.tsx";
import { hasGoldEdge, nameSets } from "./load.ts";
import inks from "#app/ui/Inks/Inks.module.css";
import styles from "./BadgePage.module.css";

/** The sets that include the badge, by year; for a badge in no set, the sets that are known. */
function Sets({ badge }: { badge: Badge }) {
  const knownSets = useSources().record.editions.filter(({ activated }) => activated.length > 0);
  if (badge.editions.length > 0) return <span>In {nameSets(badge.editions)}</span>;
  return knownSets.length > 0 && <span>Not in {nameSets(knownSets)}</span>;
}

/** The token, its name, rule and creator. */
export function BadgeHero({ badge }: { badge: Badge }) {
  const { id, title, rule, value, maker } = badge;
  const slug = badgeSlug(id);
  const token = useSheet(
    makeSheet(`badge-page-${slug}`, [
      { id: "token", viewBox: "0 0 100 100", markup: drawBadge(badge) },
    ]),
    "inline",
  );
  return (
    <div className={classes("ground", styles.hero, hasGoldEdge(badge) ? inks.black : inks.sun)}>
      <div className="wrap">
        <BadgeSteps badge={badge} />
      </div>
      <div className={`wrap ${styles.grid}`}>
        <div>
          <Wood as="h1" text={title} cap={0.12} phoneCap={0.15} className={styles.title} />
          <BadgeRule
            rule={rule}
            value={value}
            creator={maker && <PersonLink person={shapePerson(maker)} />}
          >
            <Sets badge={badge} />
          </BadgeRule>
        </div>
        <Art
          sheet={token}
          id="token"
          viewBox="0 0 100 100"
          className={`onScreens ${styles.token}`}
          photo={`badge-${slug}`}
          sizes="460px"
        />
      </div>
    </div>
  );
}
