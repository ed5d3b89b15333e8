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
import { useEditor } from "./desk.ts";
import styles from "./Editor.module.css";
import { getLabel, namesIn, summarizeEntry, formatValue } from "./fields.ts";
import { Button, Radios } from "./inputs.tsx";
import { type Answer, type Answers, type Conflict, conflictKey } from "./conflicts.ts";
import { focusHeading } from "./Heading.tsx";
import { parseValue } from "./merge.ts";
import { getFileTitle } from "./screens.ts";
import { canHaveOwnKey, ownKey } from "./own-key.ts";
import { conflictsIn, keysIn, withAnswers } from "./workspace.ts";

const both: { key: Answer; label: string } = { key: "both", label: "Both, as two entries" };

/** Keeps two entries of one key; where a roster names it, only one of them is meant. */
function bothKeys(conflict: Conflict, usedKeys: ReadonlySet<string>): typeof both {
  const key = ownKey(conflict, usedKeys);
  return {
    key: "both",
    label: `Both: yours gets the key ${key}. Check where you used ${String(conflict.path[0])}.`,
  };
}

type Name = (key: string) => string;

/** Readable path of a conflict: "Games, Saint John Drift"; undefined for the file itself. */
function describePath(
  path: FieldPath,
  root: unknown,
  rules: SchemaNode | undefined,
  getName: Name,
) {
  let value = root;
  let node = rules;
  const words = path.map((step) => {
    const isField = node?.properties !== undefined;
    value = valueAt(value, [step]);
    node = node && childNode(node, step);
    if (isField && typeof step === "string") return getLabel(step, node);
    return (
      summarizeEntry(value, getName) || (typeof step === "number" ? `Entry ${step + 1}` : step)
    );
  });
  return words.length === 0 ? undefined : words.join(", ");
}

/** A value in words: "Opponent Saint John Drift, Us 13, Them 9". */
function describeValue(value: unknown, rules: SchemaNode | undefined, getName: Name): string {
  if (value === undefined || value === null) return "removed";
  if (Array.isArray(value)) return value.map((entry) => summarizeEntry(entry, getName)).join(", ");
  if (typeof value !== "object") return getName(formatValue(value));
  const parts = Object.entries(value).map(([name, part]) => {
    const own = rules && childNode(rules, name);
    return `${getLabel(name, own)} ${describeValue(part, own, getName)}`;
  });
  return parts.join(", ") || "nothing";
}

/** One version of a conflict in words. */
function versionIn(
  conflict: Conflict,
  version: "stored" | "mine",
  rules: SchemaNode,
  getName: Name,
) {
  const value = conflict[version];
  if (conflict.path.length > 0 || conflict.fields !== undefined) {
    return describeValue(value, nodeAt(rules, conflict.path), getName);
  }
  return value === "" ? "deleted" : "this version of the whole file";
}

/** Asks which version to keep wherever somebody else has changed or added the same. */
export function ConflictForm({ file }: { file: string }) {
  const { workspace, review, choices, setWorkspace } = useEditor();
  const [answers, setAnswers] = useState<Answers>(new Map());
  const schema = findSchema(file);
  const rules = schema === undefined ? {} : schemaNode(schema);
  const title = getFileTitle(file, review.checked.draft);
  const getName = namesIn(choices);
  const conflicts = conflictsIn(workspace, file);
  const root = parseValue(workspace.stored.texts.get(file) ?? "");
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
          legend={describePath(conflict.path, root, rules, getName) ?? title}
          value={answers.get(conflictKey(conflict))}
          options={[
            { key: "stored", label: `Theirs: ${versionIn(conflict, "stored", rules, getName)}` },
            { key: "mine", label: `Yours: ${versionIn(conflict, "mine", rules, getName)}` },
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
