import { useId } from "react";
import formStyles from "#app/editor/form/Form.module.css";
import type { CaptionFields } from "./caption-text.ts";

const texts = [
  ["alt", "Describe the photo for screen readers"],
  ["caption", "Caption"],
  ["credit", "Photographer"],
] as const;

interface CaptionInputsProps {
  words: CaptionFields;
  onChange: (words: CaptionFields) => void;
}

/** Inputs for a photograph's texts, and for the consent of the people in it. */
export function CaptionInputs({ words, onChange }: CaptionInputsProps) {
  const id = useId();
  return (
    <>
      {texts.map(([name, label]) => (
        <div key={name} className={formStyles.field}>
          <label htmlFor={id + name}>{label}</label>
          <input
            id={id + name}
            value={words[name]}
            maxLength={name === "credit" ? 60 : 400}
            onChange={({ currentTarget }) => onChange({ ...words, [name]: currentTarget.value })}
          />
        </div>
      ))}
      <p className={formStyles.check}>
        <input
          id={`${id}-consent`}
          type="checkbox"
          checked={words.consent}
          onChange={({ currentTarget }) => onChange({ ...words, consent: currentTarget.checked })}
        />
        <label htmlFor={`${id}-consent`}>
          Everybody who can be recognized agrees that it is published.
        </label>
      </p>
    </>
  );
}
