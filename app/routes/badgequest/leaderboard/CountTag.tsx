import { countTag, timesEarned } from "#app/domain/badge-quest/badge-quest.ts";
import styles from "./CountTag.module.css";

/** How often something was earned, beside its name; nothing for once. */
export function CountTag({ times }: { times: number }) {
  const tag = countTag(times);
  if (tag === undefined) return undefined;
  return (
    <b className={`xs slab ${styles.tag}`}>
      <span aria-hidden="true">{tag}</span>
      <span className="sr">{`(${timesEarned(times)})`}</span>
    </b>
  );
}
