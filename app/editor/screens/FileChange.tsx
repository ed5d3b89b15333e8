import { Fragment } from "react";
import { numbered } from "#app/editor/form/numbered.ts";
import styles from "#app/editor/Editor.module.css";
import { lineChanges } from "#app/content/changes/changes.ts";

interface FileChangeProps {
  path: string;
  text: string | Uint8Array;
  before: string | undefined;
}

/** The lines of a file that differ, or the size of a picture. */
export function FileChange({ path, text, before }: FileChangeProps) {
  if (typeof text !== "string") {
    return (
      <p>
        {path}: {Math.round(text.length / 1000)} KB
      </p>
    );
  }
  return (
    <section aria-label={path}>
      <h2>
        {numbered(path.split("/")).map(({ place, item: part }) => (
          <Fragment key={place}>
            {place === 0 ? part : `/${part}`}
            <wbr />
          </Fragment>
        ))}
      </h2>
      <ol className={`xs ${styles.diff}`}>
        {lineChanges(before ?? "", text).map(({ kind, line, text: words }) => (
          <li key={kind + line} data-kind={kind}>
            <code>
              {kind === "added" ? "+" : "−"} {words}
            </code>
          </li>
        ))}
      </ol>
    </section>
  );
}
