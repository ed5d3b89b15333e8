import { useState } from "react";
import { BadgeGrid } from "./BadgeGrid.tsx";
import { useScene } from "./use-scene.ts";
import styles from "./BadgesPanel.module.css";

/** The badges of other editions, drawn when they are asked for. */
export function OtherBadges({ current }: { current: string | undefined }) {
  const { quest } = useScene();
  const [asked, setAsked] = useState(false);
  if (quest.otherBadges.length === 0) return undefined;
  return (
    <details
      className={styles.others}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setAsked(true);
      }}
    >
      <summary className="lab">Other editions ({quest.otherBadges.length})</summary>
      {asked ? (
        <BadgeGrid badges={quest.otherBadges} current={current} className={styles.four} />
      ) : undefined}
    </details>
  );
}
