import type { Choice } from "./choice.ts";

interface PickerProps {
  id: string;
  value: string;
  choices: readonly Choice[];
  needed: boolean;
  describedBy?: string;
  onPick: (key: string) => void;
}

/** One of several. A value that is none of them stays until another one is picked. */
export function Picker({ id, value, choices, needed, describedBy, onPick }: PickerProps) {
  const isKnown = value === "" || choices.some(({ key }) => key === value);
  return (
    <select
      id={id}
      value={value}
      aria-describedby={describedBy}
      onChange={(event) => onPick(event.currentTarget.value)}
    >
      {needed && value !== "" ? undefined : <option value="">–</option>}
      {isKnown ? undefined : <option value={value}>{value}</option>}
      {choices.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </select>
  );
}
