import type { ComponentProps } from "react";
import { EntryLink } from "./EntryLink.tsx";
import { HitBody } from "./HitBody.tsx";
import styles from "./HitLink.module.css";

/** A hit on a page, as a link. */
export function HitLink(body: ComponentProps<typeof HitBody>) {
  return (
    <EntryLink entry={body.hit.entry} section={body.hit.section} className={`row ${styles.hit}`}>
      <HitBody {...body} />
    </EntryLink>
  );
}
