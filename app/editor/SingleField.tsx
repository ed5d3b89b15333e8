import { useId } from "react";
import { lookPicture } from "#app/art/bust/look-picture.ts";
import { fieldIn, type FieldPath } from "#app/content/field-path.ts";
import type { SchemaNode } from "#app/content/reading/schema-node.ts";
import { GEAR_KINDS, HAIR_STYLES } from "#app/domain/look.ts";
import {
  choiceLabel,
  choicesFor,
  parseText,
  getHint,
  getInputKind,
  suggestionsFor,
  formatValue,
} from "./fields.ts";
import { useFileForm } from "./file-form.ts";
import { Labeled, Picker, TextInput } from "./inputs.tsx";
import styles from "./Editor.module.css";

/** Props of every field. */
export interface FieldProps {
  path: FieldPath;
  label: string;
  rules: SchemaNode;
  value: unknown;
  needed: boolean;
}

/** Problems of a field, shown at the field. */
export function FieldProblems({ path, id }: { path: FieldPath; id?: string }) {
  const { file, problems } = useFileForm();
  const field = fieldIn(file, path);
  const shown = problems.filter((problem) => problem.file === file && problem.field === field);
  return (
    <div id={id} aria-live="polite">
      {shown.map(({ severity, cause, remedy }) => (
        <p key={cause} className={styles.problem} data-severity={severity}>
          <strong>{cause}</strong> {remedy}
        </p>
      ))}
    </div>
  );
}

interface InputProps extends Omit<FieldProps, "label"> {
  describedBy: string;
}

/** The input for a field with a single value. */
export function Input({ path, rules, value, needed, describedBy }: InputProps) {
  const { choices, set } = useFileForm();
  const kind = getInputKind(rules);
  const current = formatValue(value);
  const commit = (text: string) => set(path, parseText(text, rules));
  return kind === "choice" ? (
    <Picker
      value={current}
      choices={choicesFor(rules, choices)}
      needed={needed}
      describedBy={describedBy}
      onPick={commit}
    />
  ) : (
    <TextInput
      type={kind}
      value={current}
      maxLength={rules.maxLength}
      suggestions={suggestionsFor(rules, choices)}
      describedBy={describedBy}
      onCommit={commit}
    />
  );
}

const optional = <span className={styles.optional}> (optional)</span>;

/** A field with a single value: label, input, hint and problems. */
export function SingleField({ label, ...props }: FieldProps) {
  const id = useId();
  return (
    <Labeled
      label={
        <>
          {label}
          {!props.needed && optional}
        </>
      }
      below={
        <>
          <p id={`${id}-hint`} className="muted xs">
            {getHint(props.rules)}
          </p>
          <FieldProblems path={props.path} id={`${id}-problems`} />
        </>
      }
    >
      <Input {...props} describedBy={`${id}-hint ${id}-problems`} />
    </Labeled>
  );
}

function drawChoice(kind: unknown, value: string): string {
  const look =
    kind === "hair"
      ? { hair: HAIR_STYLES.find((style) => style === value) }
      : { gear: GEAR_KINDS.find((gear) => gear === value) };
  return `data:image/svg+xml,${encodeURIComponent(lookPicture(look))}`;
}

/** A choice of drawings: one per value, and "Site chooses" for none. */
export function PictureField({ path, label, rules, value }: FieldProps) {
  const name = useId();
  const { set } = useFileForm();
  const option = (key: string, text: string) => (
    <label key={key} className={`xs ${styles.picture}`}>
      <input
        type="radio"
        name={name}
        checked={key === formatValue(value)}
        onChange={() => set(path, key === "" ? undefined : key)}
      />
      {key !== "" && <img src={drawChoice(rules["kind"], key)} alt="" width="64" />}
      {text}
    </label>
  );
  return (
    <fieldset className={styles.pictures}>
      <legend>
        {label}
        {optional}
      </legend>
      <FieldProblems path={path} />
      {option("", "Site chooses")}
      {(rules.enum ?? []).map((key) => option(String(key), choiceLabel(String(key))))}
    </fieldset>
  );
}
