import { useRestLater } from "#app/hooks/use-rest-later.ts";
import { BadgeGrid } from "./BadgeGrid.tsx";
import { badgesOf } from "./badges-of.ts";
import { GroupHead } from "#app/routes/badgequest/GroupHead.tsx";
import { OtherBadges } from "./OtherBadges.tsx";
import { useScene } from "#app/routes/badgequest/use-scene.ts";
import styles from "./BadgesPanel.module.css";

interface BadgesPanelProps {
  /** The badge that the main panel shows. */
  current: string | undefined;
  /** Whether it stands alone, as a tab, and the page ends where it does. */
  compact: boolean;
}

/** The updates that the panel shows below the banner on most screens. */
const FIRST = 3;

/** The season's badge set in the order in which it came into use. */
export function BadgesPanel({ current, compact }: BadgesPanelProps) {
  const { quest } = useScene();
  const updates = useRestLater(quest.updates, compact ? Infinity : FIRST);
  return (
    <>
      {updates.map(({ name, badges }) => {
        const known = badgesOf(quest, badges);
        return (
          <section key={name} className={styles.update}>
            <GroupHead name={name} note={known.length} />
            <BadgeGrid badges={known} current={current} />
          </section>
        );
      })}
      <OtherBadges current={current} />
    </>
  );
}
