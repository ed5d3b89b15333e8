import { useState } from "react";
import { type FieldPath, valueAt } from "#app/content/field-path.ts";
import { childNode, schemaNode, type SchemaNode } from "#app/content/reading/schema-node.ts";
import { schemaOf } from "#app/content/schema-of.ts";
import { writeInBrackets } from "#app/content/writing/set-value.ts";
import { useDesk } from "./desk.ts";
import styles from "./Editor.module.css";
import { labelOf, namesIn, summaryOf, textOf } from "./fields.ts";
import { Button, Radios } from "./inputs.tsx";
import { type Answers, type Conflict, conflictKey, valueOf } from "./merge.ts";
import { titleOf } from "./screens.ts";
import { conflictsIn, withAnswers } from "./workspace.ts";

type Name = (key: string) => string;

/** Readable path of a conflict: "Games, Saint John Drift, They". */
function placeOf(path: FieldPath, root: unknown, rules: SchemaNode | undefined, nameOf: Name) {
  let value = root;
  let node = rules;
  const words = path.map((step) => {
    const isField = node?.properties !== undefined;
    value = valueAt(value, [step]);
    node = node && childNode(node, step);
    if (isField && typeof step === "string") return labelOf(step, node);
    return summaryOf(value, nameOf) || (typeof step === "number" ? `Entry ${step + 1}` : step);
  });
  return words.length === 0 ? "The whole file" : words.join(", ");
}

/** One version's value as text. */
function wordsOf(value: unknown, { path }: Conflict, nameOf: Name): string {
  if (path.length === 0) return value === "" ? "deleted" : "this version of the whole file";
  if (value === undefined || value === null) return "removed";
  if (Array.isArray(value)) return value.map((one) => summaryOf(one, nameOf)).join(", ");
  return typeof value === "object"
    ? writeInBrackets(value).replaceAll(/^\{ | \}$/g, "")
    : nameOf(textOf(value));
}

/** Asks which version to keep for each field that somebody else has changed, too. */
export function ConflictForm({ file }: { file: string }) {
  const { workspace, review, choices, setWorkspace } = useDesk();
  const [answers, setAnswers] = useState<Answers>(new Map());
  const schema = schemaOf(file);
  const nameOf = namesIn(choices);
  const conflicts = conflictsIn(workspace, file);
  const root = valueOf(workspace.stored.texts.get(file) ?? "");
  const isOpen = conflicts.some((conflict) => !answers.has(conflictKey(conflict)));
  return (
    <div className={`stack ${styles.problem}`}>
      <p>
        Somebody else has changed {titleOf(file, review.checked.draft)} in the meantime. Whatever
        only one of you has changed is merged. Which of these do you want to save?
      </p>
      {conflicts.map((conflict) => (
        <Radios
          key={conflictKey(conflict)}
          legend={placeOf(conflict.path, root, schema && schemaNode(schema), nameOf)}
          value={answers.get(conflictKey(conflict))}
          options={[
            { key: "stored", label: `Theirs: ${wordsOf(conflict.stored, conflict, nameOf)}` },
            { key: "mine", label: `Yours: ${wordsOf(conflict.mine, conflict, nameOf)}` },
          ]}
          onPick={(answer) => setAnswers(new Map(answers).set(conflictKey(conflict), answer))}
        />
      ))}
      <p className={`cluster ${styles.actions}`}>
        <Button
          isDisabled={isOpen}
          reason="Choose one of each."
          onPress={() => setWorkspace((now) => withAnswers(now, file, answers))}
        >
          Merge
        </Button>
      </p>
    </div>
  );
}
