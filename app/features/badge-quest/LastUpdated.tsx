import { useSyncExternalStore } from "react";
import { momentMs } from "#app/domain/dates/moment.ts";
import { relativeTime } from "#app/domain/dates/relative-time.ts";
import type { Quest } from "./quest.ts";
import styles from "./LastUpdated.module.css";

/** The clock is asked once a view; nobody waits here for a minute to pass. */
const never = () => () => undefined;

/** How long ago by the visitor's clock; the document itself holds the absolute time. */
export function LastUpdated({ updated }: Pick<Quest, "updated">) {
  const text = useSyncExternalStore(
    never,
    () => updated && relativeTime(momentMs(updated.moment), Date.now()),
    () => updated?.text,
  );
  if (updated === undefined) return undefined;
  return (
    <p className={`mut sm ${styles.updated}`}>
      Last updated{" "}
      <time dateTime={updated.moment} title={updated.text}>
        {text}
      </time>
    </p>
  );
}
