import { BadgeTokens } from "#app/entities/badge/BadgeTokens.tsx";
import { shapeBadge } from "#app/entities/badge/shape.ts";
import { countBy, sortedBy } from "#app/lib/list.ts";
import type { Person } from "#app/record/record.ts";
import { usePartLabel } from "#app/routes/site.ts";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import * as counts from "#words/counts.ts";
import { countBadges } from "./player-facts.ts";
import { QuestYears } from "./QuestYears.tsx";
import styles from "./PlayerPage.module.css";

/** Number of badge kinds that are not collapsed. */
const BADGES_SHOWN = 6;

interface PlayerBadgesProps {
  person: Person;
  /** Address of the sheet with her badges and plates. */
  sheet: string;
}

/** Her places in Badge Quest, the badges she earned, most often first, and those she created. */
export function PlayerBadges({ person, sheet }: PlayerBadgesProps) {
  const part = usePartLabel("badgequest");
  const { awards, places, badgesMade, name } = person;
  if (awards.length === 0 && badgesMade.length === 0 && places.length === 0) return undefined;
  const byTitle = sortedBy([...countBy(awards, ({ badge }) => badge)], ([{ title }]) => title);
  const badges = sortedBy(byTitle, ([, times]) => -times).map(([badge, times]) =>
    shapeBadge(badge, times),
  );
  const made = badgesMade.map((badge) => shapeBadge(badge));
  const rest = badges.slice(BADGES_SHOWN);
  const tokens = { sheet, className: styles.tokens };
  return (
    <section aria-labelledby="badge-quest">
      <Heading id="badge-quest" title={part} note={countBadges(person) || undefined} />
      <QuestYears person={person} />
      {badges.length > 0 && <BadgeTokens badges={badges.slice(0, BADGES_SHOWN)} {...tokens} />}
      {rest.length > 0 && (
        <Fold label={`${rest.length} more ${rest.length === 1 ? "kind" : "kinds"}`}>
          <BadgeTokens badges={rest} {...tokens} />
        </Fold>
      )}
      {made.length > 0 && (
        <Fold label={`${counts.badges(made.length)} created by ${name.first || name.last}`}>
          <BadgeTokens badges={made} {...tokens} />
        </Fold>
      )}
    </section>
  );
}
