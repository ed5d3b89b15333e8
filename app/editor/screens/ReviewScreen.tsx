import { useId, useState } from "react";
import { Button } from "#app/editor/Button.tsx";
import { useDesk } from "#app/editor/desk.ts";
import styles from "#app/editor/Editor.module.css";
import formStyles from "#app/editor/form/Form.module.css";
import { changedFiles } from "#app/editor/workspace/workspace.ts";
import { FileChange } from "./FileChange.tsx";
import { ProblemList } from "./ProblemList.tsx";

interface ReviewScreenProps {
  /** Whether somebody looks at changes first unless it is said otherwise. */
  asRequest: boolean;
  onSave: (message: string, asRequest: boolean) => void;
  isSaving: boolean;
  /** Whether the changes before were saved, which the desk says. */
  isSaved: boolean;
}

/** Effects of the changes, problems found, and a diff, with the form to save them. */
export function ReviewScreen({ asRequest, onSave, isSaving, isSaved }: ReviewScreenProps) {
  const id = useId();
  const { workspace, review } = useDesk();
  const files = changedFiles(workspace);
  const pictures = [...files.keys()].some((path) => path.startsWith("media/"));
  const otherwise = pictures ? "Add a photograph" : "Change the content";
  const [message, setMessage] = useState<string>();
  const [request, setRequest] = useState(asRequest);
  const isRefused = review.problems.some(({ severity }) => severity === "error");
  // What cannot be read is left out of the content: with a mistake the summary would tell of games that are gone.
  const summary = isRefused ? [] : review.summary;
  const proposed = summary.join("; ").slice(0, 200) || otherwise;
  if (files.size === 0) return isSaved ? undefined : <p>Nothing has been changed yet.</p>;
  return (
    <>
      <h1>Before it is saved</h1>
      <ul className={styles.summary}>
        {summary.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {isRefused ? (
        <p role="alert">These mistakes have to be put right before it can be saved.</p>
      ) : undefined}
      <ProblemList problems={review.problems} />
      {Array.from(files, ([path, text]) => (
        <FileChange
          key={path}
          path={path}
          text={text}
          before={workspace.stored.texts.get(path.replace("content/", ""))}
        />
      ))}
      <div className={formStyles.field}>
        <label htmlFor={id}>Describe your change</label>
        <input
          id={id}
          value={message ?? proposed}
          maxLength={200}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
      </div>
      <p className={formStyles.check}>
        <input
          id={`${id}-request`}
          type="checkbox"
          checked={request}
          onChange={({ currentTarget }) => setRequest(currentTarget.checked)}
        />
        <label htmlFor={`${id}-request`}>Ask someone to review first</label>
      </p>
      <p className={styles.actions}>
        <Button
          isDisabled={isRefused || isSaving}
          onPress={() => onSave(message ?? proposed, request)}
        >
          {request ? "Save as a change request" : "Save and publish"}
        </Button>
      </p>
    </>
  );
}
