import { lineChanges } from "#app/content/changes.ts";
import styles from "./Editor.module.css";

/** Lines that differ between two texts. */
export function Diff({ before, after }: { before: string; after: string }) {
  return (
    <ol className={`xs ${styles.diff}`}>
      {lineChanges(before, after).map(({ kind, line, text }) => (
        <li key={kind + line} data-kind={kind}>
          <code>
            {kind === "added" ? "+" : "−"} {text}
          </code>
        </li>
      ))}
    </ol>
  );
}
