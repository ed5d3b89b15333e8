import { useState } from "react";
import { flushSync } from "react-dom";
import { type FieldPath, valueAt } from "#app/content/field-path.ts";
import {
  childNode,
  nodeAt,
  schemaNode,
  type SchemaNode,
} from "#app/content/reading/schema-node.ts";
import { findSchema } from "#app/content/find-schema.ts";
import { useDesk } from "./desk.ts";
import styles from "./Editor.module.css";
import { labelOf, namesIn, summaryOf, textOf } from "./fields.ts";
import { Button, Radios } from "./inputs.tsx";
import { type Answer, type Answers, type Conflict, conflictKey } from "./conflicts.ts";
import { focusHeading } from "./Heading.tsx";
import { valueOf } from "./merge.ts";
import { titleOf } from "./screens.ts";
import { canHaveOwnKey, ownKey } from "./own-key.ts";
import { conflictsIn, keysIn, withAnswers } from "./workspace.ts";

const both: { key: Answer; label: string } = { key: "both", label: "Both, as two entries" };

/** Keeps two entries of one key; where a roster names it, only one of them is meant. */
function bothKeys(conflict: Conflict, taken: ReadonlySet<string>): typeof both {
  const key = ownKey(conflict, taken);
  return {
    key: "both",
    label: `Both: yours gets the key ${key}. Check where you used ${String(conflict.path[0])}.`,
  };
}

type Name = (key: string) => string;

/** Readable path of a conflict: "Games, Saint John Drift"; undefined for the file itself. */
function describePath(path: FieldPath, root: unknown, rules: SchemaNode | undefined, nameOf: Name) {
  let value = root;
  let node = rules;
  const words = path.map((step) => {
    const isField = node?.properties !== undefined;
    value = valueAt(value, [step]);
    node = node && childNode(node, step);
    if (isField && typeof step === "string") return labelOf(step, node);
    return summaryOf(value, nameOf) || (typeof step === "number" ? `Entry ${step + 1}` : step);
  });
  return words.length === 0 ? undefined : words.join(", ");
}

/** A value in words: "Opponent Saint John Drift, Us 13, Them 9". */
function wordsOf(value: unknown, rules: SchemaNode | undefined, nameOf: Name): string {
  if (value === undefined || value === null) return "removed";
  if (Array.isArray(value)) return value.map((one) => summaryOf(one, nameOf)).join(", ");
  if (typeof value !== "object") return nameOf(textOf(value));
  const parts = Object.entries(value).map(([name, part]) => {
    const own = rules && childNode(rules, name);
    return `${labelOf(name, own)} ${wordsOf(part, own, nameOf)}`;
  });
  return parts.join(", ") || "nothing";
}

/** One version of a conflict in words. */
function versionIn(
  conflict: Conflict,
  version: "stored" | "mine",
  rules: SchemaNode,
  nameOf: Name,
) {
  const value = conflict[version];
  if (conflict.path.length > 0 || conflict.fields !== undefined) {
    return wordsOf(value, nodeAt(rules, conflict.path), nameOf);
  }
  return value === "" ? "deleted" : "this version of the whole file";
}

/** Asks which version to keep wherever somebody else has changed or added the same. */
export function ConflictForm({ file }: { file: string }) {
  const { workspace, review, choices, setWorkspace } = useDesk();
  const [answers, setAnswers] = useState<Answers>(new Map());
  const schema = findSchema(file);
  const rules = schema === undefined ? {} : schemaNode(schema);
  const title = titleOf(file, review.checked.draft);
  const nameOf = namesIn(choices);
  const conflicts = conflictsIn(workspace, file);
  const root = valueOf(workspace.stored.texts.get(file) ?? "");
  const isOpen = conflicts.some((conflict) => !answers.has(conflictKey(conflict)));
  return (
    <div className={`stack ${styles.problem}`}>
      <p>
        Somebody else has changed {title} in the meantime. Whatever only one of you has changed or
        added is merged. Which of these do you want to save?
      </p>
      {conflicts.map((conflict) => (
        <Radios
          key={conflictKey(conflict)}
          legend={describePath(conflict.path, root, rules, nameOf) ?? title}
          value={answers.get(conflictKey(conflict))}
          options={[
            { key: "stored", label: `Theirs: ${versionIn(conflict, "stored", rules, nameOf)}` },
            { key: "mine", label: `Yours: ${versionIn(conflict, "mine", rules, nameOf)}` },
            ...(conflict.allowsBoth === true ? [both] : []),
            ...(canHaveOwnKey(file, conflict) ? [bothKeys(conflict, keysIn(workspace, file))] : []),
          ]}
          onPick={(answer) => setAnswers(new Map(answers).set(conflictKey(conflict), answer))}
        />
      ))}
      <p className={`cluster ${styles.actions}`}>
        <Button
          isDisabled={isOpen}
          reason="Choose one of each."
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
