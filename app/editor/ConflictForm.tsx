import { useState } from "react";
import { flushSync } from "react-dom";
import { useEditor } from "./desk.ts";
import { focusHeading } from "./Heading.tsx";
import { Button, Radios } from "./inputs.tsx";
import { type Answer, type Answers, conflictKey } from "./merge.ts";
import { getFileTitle } from "./screens.ts";
import { conflictsIn, withAnswers } from "./workspace.ts";
import styles from "./Editor.module.css";

/** Lines of one version of a conflict. */
function Version({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <>
      {label}: {lines.length === 0 ? "removed" : <code>{lines.join("\n").trimEnd()}</code>}
    </>
  );
}

const bothOption: { key: Answer; label: string } = { key: "both", label: "Both, theirs first" };

/** Asks which version to keep of lines that someone else has changed or added, too. */
export function ConflictForm({ file }: { file: string }) {
  const { workspace, review, setWorkspace } = useEditor();
  const conflicts = conflictsIn(workspace, file);
  // What both only added can stay.
  const added = conflicts.filter(({ isAdded }) => isAdded).map(conflictKey);
  const [answers, setAnswers] = useState<Answers>(() => new Map(added.map((key) => [key, "both"])));
  const lacksAnswer = conflicts.some((conflict) => !answers.has(conflictKey(conflict)));
  return (
    <div className={`stack ${styles.problem}`}>
      <p>
        Someone else changed the same lines of {getFileTitle(file, review.draft)}. Everything else
        was merged. Which version do you want to save?
      </p>
      {conflicts.map((conflict) => (
        <Radios
          key={conflictKey(conflict)}
          legend={`Line ${conflict.line}`}
          value={answers.get(conflictKey(conflict))}
          options={[
            { key: "stored", label: <Version label="Theirs" lines={conflict.stored} /> },
            { key: "mine", label: <Version label="Yours" lines={conflict.mine} /> },
            ...(conflict.isAdded ? [bothOption] : []),
          ]}
          onPick={(answer) => setAnswers(new Map(answers).set(conflictKey(conflict), answer))}
        />
      ))}
      <p className={`row cluster ${styles.actions}`}>
        <Button
          isDisabled={lacksAnswer}
          reason="Choose a version for every line."
          onPress={() => {
            flushSync(() => setWorkspace((now) => withAnswers(now, file, answers)));
            focusHeading();
          }}
        >
          Merge
        </Button>
      </p>
    </div>
  );
}
