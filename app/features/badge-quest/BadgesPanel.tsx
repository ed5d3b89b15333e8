import { BadgeGrid } from "./BadgeGrid.tsx";
import { GroupHead } from "./GroupHead.tsx";
import { OtherBadges } from "./OtherBadges.tsx";
import { useScene } from "./use-scene.ts";
import styles from "./BadgesPanel.module.css";

/** The season's badge set in the order in which it came into use. */
export function BadgesPanel({ current }: { current: string | undefined }) {
  const { quest } = useScene();
  const byId = new Map(quest.badges.map((badge) => [badge.id, badge]));
  return (
    <>
      {quest.updates.map(({ name, badges }) => {
        const known = badges.flatMap((id) => byId.get(id) ?? []);
        return (
          <section key={name} className={styles.update}>
            <GroupHead name={name} note={known.length} />
            <BadgeGrid badges={known} current={current} className={styles.four} />
          </section>
        );
      })}
      <OtherBadges current={current} />
    </>
  );
}
