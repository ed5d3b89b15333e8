import { useMemo } from "react";
import { describeChanges } from "#app/content/changes/changes.ts";
import { useEditor } from "./desk.ts";
import { Diff } from "./Diff.tsx";
import styles from "./Editor.module.css";
import { getFileTitle } from "./screens.ts";
import { checkTexts } from "./workspace.ts";

/** Changes of the request on the site, one line each. */
function RequestedChanges({ title }: { title: string }) {
  const { workspace, review } = useEditor();
  const { site, texts } = workspace.stored;
  const changes = useMemo(
    () => describeChanges(checkTexts(site.texts).draft, checkTexts(texts).draft),
    [site, texts],
  );
  const files = [...texts].filter(([file, text]) => site.texts.get(file) !== text);
  return (
    <>
      {changes.join("; ") === title ? undefined : (
        <ul className={styles.bullets}>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      <details>
        <summary>Show the changed lines</summary>
        {files.map(([file, text]) => (
          <section key={file}>
            <h2>{getFileTitle(file, review.checked.draft)}</h2>
            <Diff before={site.texts.get(file) ?? ""} after={text} />
          </section>
        ))}
      </details>
    </>
  );
}

/** The change request that waits for review; `isWhole` lists what it changes. */
export function WaitingRequest({ isWhole }: { isWhole: boolean }) {
  const { request, isRequest, login } = useEditor().workspace.stored;
  if (request === undefined || (!isRequest && !isWhole)) return undefined;
  return (
    <section className={styles.saved} aria-label="Waiting for review">
      <p>
        Waiting for review:{" "}
        <a href={request.address} target="_blank" rel="noreferrer">
          {request.title}
        </a>{" "}
        by {request.login === login ? "you" : request.login}.{" "}
        {isRequest
          ? "The forms start from it, and what you send for review is added to it."
          : "The forms don’t show it yet."}
      </p>
      {isRequest && isWhole ? <RequestedChanges title={request.title} /> : undefined}
    </section>
  );
}
