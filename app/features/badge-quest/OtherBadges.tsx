import { useState } from "react";
import { ErrorBoundary } from "#app/ui/ErrorBoundary/ErrorBoundary.tsx";
import { BadgeGrid } from "./BadgeGrid.tsx";
import { useLogBook } from "./use-log-book.ts";
import { useScene } from "./use-scene.ts";
import { Waiting } from "./Waiting.tsx";
import styles from "./BadgesPanel.module.css";

interface OtherBadgesProps {
  /** The badge that the main panel shows. */
  current: string | undefined;
}

function Grid({ current }: OtherBadgesProps) {
  const book = useLogBook();
  if (book === undefined) return <Waiting />;
  return <BadgeGrid badges={book.log.otherBadges} current={current} plain />;
}

/** The badges of other editions, fetched when they are asked for. */
export function OtherBadges({ current }: OtherBadgesProps) {
  const { quest } = useScene();
  const [asked, setAsked] = useState(false);
  if (quest.otherBadges === 0) return undefined;
  return (
    <details
      className={styles.others}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setAsked(true);
      }}
    >
      <summary className="lab">Other editions ({quest.otherBadges})</summary>
      {asked ? (
        <ErrorBoundary what="These badges">
          <Grid current={current} />
        </ErrorBoundary>
      ) : undefined}
    </details>
  );
}
