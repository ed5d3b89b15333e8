import { useState } from "react";
import * as words from "#words/pages/badge-quest.ts";
import { BadgeGrid } from "./BadgeGrid.tsx";
import { useScene } from "#app/routes/badgequest/use-scene.ts";
import styles from "./BadgesPanel.module.css";

interface OtherBadgesProps {
  /** The badge that the main panel shows. */
  current: string | undefined;
}

/** The badges of other editions; their tokens are drawn when they are asked for. */
export function OtherBadges({ current }: OtherBadgesProps) {
  const { quest, log } = useScene();
  const [asked, setAsked] = useState(false);
  if (quest.otherBadges === 0) return undefined;
  return (
    <details
      className={`onScreens needsScripts ${styles.others}`}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setAsked(true);
      }}
    >
      <summary className="lab">{words.otherEditions(quest.otherBadges)}</summary>
      {asked ? <BadgeGrid badges={log.otherBadges} current={current} plain /> : undefined}
    </details>
  );
}
