import { useState } from "react";
import type { Choice } from "./choice.ts";

interface TextInputProps {
  id: string;
  type: string;
  written: string;
  isLong: boolean;
  maxLength?: number | undefined;
  /** Offered while somebody types; any other text will do. */
  proposed?: readonly Choice[] | undefined;
  describedBy?: string;
  onWritten: (text: string) => void;
}

/** A text that is taken over when the field is left: half a word is no change of a file. */
export function TextInput({
  id,
  type,
  written,
  isLong,
  describedBy,
  proposed,
  onWritten,
  ...rest
}: TextInputProps) {
  const [text, setText] = useState(written);
  const leave = () => {
    if (text.trim() !== written) onWritten(text.trim());
  };
  const props = {
    id,
    value: text,
    maxLength: rest.maxLength,
    "aria-describedby": describedBy,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setText(currentTarget.value),
    onBlur: leave,
  };
  if (isLong) return <textarea {...props} rows={Math.min(8, 2 + Math.floor(text.length / 40))} />;
  const hasProposed = proposed !== undefined && proposed.length > 0;
  const list = `${id}-proposed`;
  return (
    <>
      <input
        {...props}
        type={type}
        list={hasProposed ? list : undefined}
        inputMode={type === "number" ? "numeric" : undefined}
        onKeyDown={({ key }) => {
          if (key === "Enter") leave();
        }}
      />
      {hasProposed ? (
        <datalist id={list}>
          {proposed?.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </datalist>
      ) : undefined}
    </>
  );
}
