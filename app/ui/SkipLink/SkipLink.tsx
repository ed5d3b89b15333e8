import * as words from "#words/ui.ts";
import styles from "./SkipLink.module.css";

export function SkipLink() {
  return (
    <a className={`slab ${styles.skip}`} href="#main">
      {words.skipToContent}
    </a>
  );
}
