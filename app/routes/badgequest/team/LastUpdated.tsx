import { useCallback } from "react";
import { relativeTime } from "#app/domain/dates/time.ts";
import { useBrowserValue } from "#app/hooks/use-browser-value.ts";
import type { Quest } from "#app/routes/badgequest/quest.ts";
import * as words from "#words/pages/badge-quest.ts";
import styles from "./LastUpdated.module.css";

/**
 * How long ago by the visitor's clock, which is asked once a view: nobody waits here for a minute
 * to pass. The document itself holds the absolute time.
 */
export function LastUpdated({ updated }: Pick<Quest, "updated">) {
  const ago = useCallback(
    () => updated && relativeTime(Date.parse(updated.moment), Date.now()),
    [updated],
  );
  const text = useBrowserValue(ago, updated?.text);
  if (updated === undefined) return undefined;
  return (
    <p className={`muted sm ${styles.updated}`}>
      {words.lastUpdated}{" "}
      <time dateTime={updated.moment} title={updated.text}>
        {text}
      </time>
    </p>
  );
}
