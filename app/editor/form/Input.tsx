import type { SchemaNode } from "#app/content/reading/schema-node.ts";
import { useFileForm } from "./file-form.ts";
import { kindOf, proposedFor, referentOf, type FieldKind } from "./kind-of.ts";
import { choiceLabel } from "./labels.ts";
import { textOf } from "./numbered.ts";
import { Picker } from "./Picker.tsx";
import { TextInput } from "./TextInput.tsx";

/** Props of every kind of input. */
export interface InputProps {
  id: string;
  rules: SchemaNode;
  value: unknown;
  needed: boolean;
  describedBy: string;
  /** The value as it is to stand in the file; undefined takes the field out. */
  onValue: (value: unknown) => void;
}

const inputTypes: Partial<Record<FieldKind, string>> = {
  day: "date",
  time: "time",
  color: "color",
  number: "number",
};

function choicesIn({ enum: choices, const: only, type }: SchemaNode) {
  if (type === "boolean")
    return [
      { key: "true", label: "Yes" },
      { key: "false", label: "No" },
    ];
  const keys = choices ?? (only === undefined ? [] : [only]);
  return Array.from(Object.values(keys), (key) => ({
    key: String(key),
    label: choiceLabel(String(key)),
  }));
}

function fromText(kind: FieldKind, text: string, rules: SchemaNode): unknown {
  if (text === "") return undefined;
  if (kind === "choice") {
    return [...(rules.enum ?? []), rules.const].find((choice) => String(choice) === text) ?? text;
  }
  if (kind === "yes") return text === "true";
  if (kind === "jersey") return /^\d+$/.test(text) && text !== "00" ? Number(text) : text;
  return kind === "number" && Number.isFinite(Number(text)) ? Number(text) : text;
}

/** The input that fits a field with one value. */
export function Input({ rules, value, onValue, ...props }: InputProps) {
  const { choices } = useFileForm();
  const kind = kindOf(rules);
  const referent = referentOf(rules);
  const written = textOf(value);
  const commit = (text: string) => onValue(fromText(kind, text, rules));
  if (referent !== undefined) {
    return <Picker {...props} value={written} choices={choices[referent]} onPick={commit} />;
  }
  if (kind === "choice" || kind === "yes") {
    return <Picker {...props} value={written} choices={choicesIn(rules)} onPick={commit} />;
  }
  const proposed = proposedFor(rules);
  return (
    <TextInput
      {...props}
      key={written}
      written={written}
      type={inputTypes[kind] ?? "text"}
      isLong={kind === "long"}
      maxLength={rules.maxLength}
      proposed={proposed && choices[proposed]}
      onWritten={commit}
    />
  );
}
