import { Fragment, useState } from "react";
import { lineChanges } from "#app/content/changes/changes.ts";
import type { Problem } from "#app/content/problem.ts";
import { useDesk } from "./desk.ts";
import styles from "./Editor.module.css";
import { numbered } from "./fields.ts";
import { Button, Checkbox, LabeledInput } from "./inputs.tsx";
import { screens } from "./screens.ts";
import { changedFiles } from "./workspace.ts";

/** Problems with file, line, what is wrong and what to do. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  return (
    <div role="status">
      {problems.length === 0 ? undefined : (
        <ul className="stack">
          {problems.map(({ severity, file, line, column, field, cause, remedy }) => (
            <li
              key={`${file}:${line}:${column}:${cause}`}
              className={styles.problem}
              data-severity={severity}
            >
              <a href={screens.file(file)}>
                {file}, line {line}
              </a>
              : {field}. <strong>{cause}</strong> {remedy}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The link from a form to the review. */
export function ToReview() {
  return (
    <p className={`cluster ${styles.actions}`}>
      <a className={styles.button} href={screens.review}>
        Review and save
      </a>
    </p>
  );
}

interface FileChangeProps {
  path: string;
  text: string | Uint8Array;
  before: string | undefined;
}

/** The lines of a file that differ, or the size of a picture. */
function FileChange({ path, text, before = "" }: FileChangeProps) {
  if (typeof text !== "string") {
    return (
      <p>
        {path}: {Math.round(text.length / 1000)} KB
      </p>
    );
  }
  const folders = numbered(path.split("/")).map(({ index, item }) => (
    <Fragment key={index}>
      {index === 0 ? item : `/${item}`}
      <wbr />
    </Fragment>
  ));
  return (
    <section aria-label={path}>
      <h2>{folders}</h2>
      <ol className={`xs ${styles.diff}`}>
        {lineChanges(before, text).map(({ kind, line, text: words }) => (
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

interface ReviewScreenProps {
  /** Whether changes are reviewed by default. */
  asRequest: boolean;
  onSave: (message: string, asRequest: boolean) => void;
  isSaving: boolean;
  /** Whether the former changes were saved, which the desk shows. */
  isSaved: boolean;
}

/** Effects of the changes, problems found, and a diff, with the form to save them. */
export function ReviewScreen({ asRequest, onSave, isSaving, isSaved }: ReviewScreenProps) {
  const { workspace, review } = useDesk();
  const files = changedFiles(workspace);
  const hasPictures = workspace.media.size > 0;
  const [typed, setTyped] = useState<string>();
  const [request, setRequest] = useState(asRequest);
  const isRefused = review.problems.some(({ severity }) => severity === "error");
  // What cannot be read is left out of the content: with a mistake the summary would tell of games that are gone.
  const summary = isRefused ? [] : review.summary;
  const otherwise = hasPictures ? "Add a photograph" : "Change the content";
  const message = typed ?? (summary.join("; ").slice(0, 200) || otherwise);
  if (files.size === 0) return isSaved ? undefined : <p>No changes yet.</p>;
  return (
    <>
      <h1>Review your changes</h1>
      <ul className={styles.bullets}>
        {summary.map((line) => (
          <li key={line}>
            <strong>{line}</strong>
          </li>
        ))}
      </ul>
      {isRefused ? <p role="alert">Fix these mistakes before you save.</p> : undefined}
      <ProblemList problems={review.problems} />
      {Array.from(files, ([path, text]) => (
        <FileChange
          key={path}
          path={path}
          text={text}
          before={workspace.stored.texts.get(path.replace("content/", ""))}
        />
      ))}
      <LabeledInput
        label="Describe your change"
        value={message}
        maxLength={200}
        onText={setTyped}
      />
      <Checkbox label="Ask someone to review first" isChecked={request} onCheck={setRequest} />
      <p className={`cluster ${styles.actions}`}>
        <Button isDisabled={isRefused || isSaving} onPress={() => onSave(message, request)}>
          {request ? "Save as a change request" : "Save and publish"}
        </Button>
      </p>
    </>
  );
}
