import { useId } from "react";
import { lookPicture } from "#app/art/bust/look-picture.ts";
import { type ChosenLook, GEAR_KINDS, HAIR_STYLES } from "#app/domain/look.ts";
import { FieldProblems } from "./FieldProblems.tsx";
import { useFileForm } from "./file-form.ts";
import styles from "./Form.module.css";
import { choiceLabel } from "./labels.ts";
import type { NestedProps } from "./nested.ts";
import { textOf } from "./numbered.ts";

function lookWith(kind: unknown, value: string): ChosenLook {
  return kind === "hair"
    ? { hair: HAIR_STYLES.find((style) => style === value) }
    : { gear: GEAR_KINDS.find((gear) => gear === value) };
}

const pictureOf = (kind: unknown, value: string): string =>
  `data:image/svg+xml,${encodeURIComponent(lookPicture(lookWith(kind, value)))}`;

/** A choice between drawings: a picture for each value, and "Site chooses" for none. */
export function PictureField({ path, label, rules, value }: Omit<NestedProps, "field">) {
  const name = useId();
  const { set } = useFileForm();
  const written = textOf(value);
  const option = (key: string, text: string) => (
    <label key={key} className={`xs ${styles.picture}`}>
      <input
        type="radio"
        name={name}
        checked={key === written}
        onChange={() => set(path, key === "" ? undefined : key)}
      />
      {key === "" ? undefined : <img src={pictureOf(rules["kind"], key)} alt="" width="64" />}
      {text}
    </label>
  );
  return (
    <fieldset className={styles.pictures}>
      <legend>
        {label}
        <span className={styles.optional}> (optional)</span>
      </legend>
      <FieldProblems path={path} id={`problems-${path.join("-")}`} />
      {option("", "Site chooses")}
      {(rules.enum ?? []).map((key) => option(String(key), choiceLabel(String(key))))}
    </fieldset>
  );
}
