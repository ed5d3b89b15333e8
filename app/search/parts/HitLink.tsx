import type { ComponentProps } from "react";
import { Link } from "wouter";
import { hitAddress } from "#app/search/hit-address.ts";
import { HitBody } from "./HitBody.tsx";
import styles from "./HitLink.module.css";

/** A hit as a link to its page, or to a story in a new tab. */
export function HitLink(body: ComponentProps<typeof HitBody>) {
  const { entry } = body.hit;
  const href = hitAddress(entry);
  return entry.kind === "news" ? (
    <a href={href} className={styles.hit} target="_blank" rel="noopener">
      <HitBody {...body} />
    </a>
  ) : (
    <Link href={href} className={styles.hit}>
      <HitBody {...body} />
    </Link>
  );
}
