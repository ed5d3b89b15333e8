import { Fragment, type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { lineChanges } from "#app/content/changes.ts";
import { hasErrors } from "#app/content/problem.ts";
import { ConflictForm } from "./ConflictForm.tsx";
import { useEditor } from "./desk.ts";
import { numberEntries } from "./fields.ts";
import { useForms } from "./forms.tsx";
import { focusHeading, Heading } from "./Heading.tsx";
import { Button, Checkbox, LabeledInput } from "./inputs.tsx";
import { OpenForms } from "./OpenForms.tsx";
import { getFileTitle, screens } from "./screens.ts";
import { hasConflicts, isInConflict, withoutFile } from "./workspace.ts";
import styles from "./Editor.module.css";

/** Problems of one file or of all, with line, description and fix. */
export function ProblemList({ onlyFile }: { onlyFile?: string }) {
  const { review } = useEditor();
  const problems = review.problems.filter(({ file }) => file === (onlyFile ?? file));
  return (
    <div role="status">
      {problems.length > 0 && (
        <ul className="stack">
          {problems.map(({ severity, file, line, column, field, cause, remedy }) => (
            <li
              key={`${file}:${line}:${column}:${cause}`}
              className={styles.problem}
              data-severity={severity}
            >
              {file.endsWith(".yml") ? (
                <a href={screens.file(file)}>
                  {file}, line {line}
                </a>
              ) : (
                `${file}, line ${line}`
              )}
              : {field}. <strong>{cause}</strong> {remedy}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Link from a form to the review screen. */
export function ToReview() {
  return (
    <p className={`row cluster ${styles.actions}`}>
      <a className={styles.button} href={screens.review}>
        Review and save
      </a>
    </p>
  );
}

/** Lines that differ between two texts. */
function Diff({ before, after }: { before: string; after: string }) {
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

/** Diff of a changed file, or its conflicts to resolve. */
function FileChange({ file }: { file: string }) {
  const { workspace, setWorkspace } = useEditor();
  const path = `content/${file}`;
  const folders = numberEntries(path.split("/")).map(({ index, item }) => (
    <Fragment key={index}>
      {index === 0 ? item : `/${item}`}
      <wbr />
    </Fragment>
  ));
  const discard = () => {
    if (!confirm(`Discard your changes to ${path}?`)) return;
    flushSync(() => setWorkspace((now) => withoutFile(now, file)));
    focusHeading();
  };
  return (
    <section aria-label={path}>
      <h2>{folders}</h2>
      {isInConflict(workspace, file) ? (
        <ConflictForm file={file} />
      ) : (
        <Diff
          before={workspace.stored.texts.get(file) ?? ""}
          after={workspace.texts.get(file) ?? ""}
        />
      )}
      <p className={`row ${styles.actions}`}>
        <Button isQuiet onPress={discard}>
          Discard the changes to this file
        </Button>
      </p>
    </section>
  );
}

interface ReviewScreenProps {
  /** Whether changes are reviewed by default. */
  asRequest: boolean;
  onSave: (message: string, asRequest: boolean) => void;
  isSaving: boolean;
  /** The changes were just saved; the notice above says so. */
  isSaved: boolean;
  onDiscard: () => void;
  /** The reason why the last attempt failed, shown at the button. */
  failure: ReactNode;
}

/** Maximum length of the message of a commit. */
const MAX_MESSAGE = 200;

/** Review screen: problems, a diff of each file, and the form to save. */
export function ReviewScreen(props: ReviewScreenProps) {
  const { asRequest, onSave, isSaving, isSaved, onDiscard, failure } = props;
  const { workspace, review } = useEditor();
  const { closeForms } = useForms();
  const files = [...workspace.edits.keys()];
  const [typed, setTyped] = useState<string>();
  const [wantsReview, setWantsReview] = useState(asRequest);
  const isRefused = hasErrors(review.problems);
  const titles = files.map((file) => getFileTitle(file, review.draft)).join(", ");
  const message = typed ?? `Change ${titles}`.slice(0, MAX_MESSAGE);
  const isUndecided = hasConflicts(workspace);
  if (files.length === 0) {
    return (
      <>
        <Heading>Your changes</Heading>
        <OpenForms />
        {!isSaved && <p>No changes yet.</p>}
      </>
    );
  }
  return (
    <>
      <Heading>Review your changes</Heading>
      <OpenForms />
      {isRefused && <p role="alert">Fix these mistakes before you save.</p>}
      <ProblemList />
      {files.map((file) => (
        <FileChange key={file} file={file} />
      ))}
      <LabeledInput
        label="Describe your change"
        value={message}
        maxLength={MAX_MESSAGE}
        onText={setTyped}
      />
      <Checkbox
        label="Ask someone to review first"
        isChecked={wantsReview}
        onCheck={setWantsReview}
      />
      {failure}
      {isUndecided && (
        <p className={styles.problem} role="alert">
          Someone else changed the same lines. Nothing was saved yet: choose a version above.
        </p>
      )}
      <p className={`row cluster ${styles.actions}`}>
        <Button
          isDisabled={isRefused || isUndecided || isSaving}
          onPress={() => onSave(message, wantsReview)}
        >
          {wantsReview ? "Save as a change request" : "Save and publish"}
        </Button>
        <Button
          isQuiet
          onPress={() => {
            if (!confirm("Discard everything that you have not saved?")) return;
            closeForms();
            onDiscard();
          }}
        >
          Discard everything
        </Button>
      </p>
      <p className="muted xs">This device keeps your changes until you save or discard them.</p>
    </>
  );
}
