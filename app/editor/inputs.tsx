import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { Choice } from "./choices.ts";
import styles from "./Editor.module.css";

interface ButtonProps {
  children: ReactNode;
  isQuiet?: boolean;
  isDisabled?: boolean;
  /** Reason why it is disabled, shown beside it. */
  reason?: string | undefined;
  onPress: () => void;
}

/** A button of the editor, tall enough for a thumb. */
export function Button({
  children,
  isQuiet = false,
  isDisabled = false,
  reason,
  onPress,
}: ButtonProps) {
  const id = useId();
  const isExplained = isDisabled && reason !== undefined;
  return (
    <>
      <button
        type="button"
        className={`${styles.button} ${isQuiet ? styles.quiet : ""}`}
        disabled={isDisabled}
        aria-describedby={isExplained ? id : undefined}
        onClick={onPress}
      >
        {children}
      </button>
      {isExplained ? <small id={id}>{reason}</small> : undefined}
    </>
  );
}

interface LabeledProps {
  label: ReactNode;
  children: ReactNode;
  /** Hints and problems. */
  below?: ReactNode;
}

/** A label above its input. */
export function Labeled({ label, children, below }: LabeledProps) {
  return (
    <div className={styles.field}>
      <label>
        <span>{label}</span>
        {children}
      </label>
      {below}
    </div>
  );
}

interface LabeledInputProps extends ComponentProps<"input"> {
  label: string;
  value: string;
  onText: (text: string) => void;
  below?: ReactNode;
}

/** A labeled input that reports every keystroke. */
export function LabeledInput({ label, onText, below, ...props }: LabeledInputProps) {
  return (
    <Labeled label={label} below={below}>
      <input {...props} onChange={({ currentTarget }) => onText(currentTarget.value)} />
    </Labeled>
  );
}

interface CheckboxProps {
  label: string;
  isChecked: boolean;
  onCheck: (isChecked: boolean) => void;
}

/** A checkbox with its label. */
export function Checkbox({ label, isChecked, onCheck }: CheckboxProps) {
  return (
    <label className={`row ${styles.check}`}>
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ currentTarget }) => onCheck(currentTarget.checked)}
      />
      {label}
    </label>
  );
}

interface RadiosProps<Key extends string> {
  legend: ReactNode;
  value: Key | undefined;
  options: readonly { readonly key: Key; readonly label: ReactNode }[];
  onPick: (key: Key) => void;
}

/** A choice with all options visible. */
export function Radios<Key extends string>({ legend, value, options, onPick }: RadiosProps<Key>) {
  const name = useId();
  return (
    <fieldset className={styles.frame}>
      <legend>{legend}</legend>
      {options.map(({ key, label }) => (
        <label key={key} className={`row ${styles.check}`}>
          <input type="radio" name={name} checked={key === value} onChange={() => onPick(key)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface PickerProps {
  value: string;
  choices: readonly Choice[];
  needed?: boolean;
  describedBy?: string;
  onPick: (key: string) => void;
}

/** A select. A value that is not among the options stays until another one is chosen. */
export function Picker({ value, choices, needed = false, describedBy, onPick }: PickerProps) {
  const isKnown = value === "" || choices.some(({ key }) => key === value);
  return (
    <select
      value={value}
      aria-describedby={describedBy}
      onChange={({ currentTarget }) => onPick(currentTarget.value)}
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

interface TextInputProps {
  /** Type of the input; long text is multiline. */
  type: string;
  value: string;
  maxLength: number | undefined;
  /** Suggestions; other text is accepted, too. */
  suggestions: readonly Choice[];
  describedBy: string;
  onCommit: (text: string) => void;
}

/** Milliseconds without typing after which the text is committed. */
const COMMIT_DELAY_MS = 500;

/**
 * A text input that commits on blur or after a pause in typing, so that a crash loses little. An
 * empty field commits only on blur, because somebody who clears it usually types something else
 * next.
 */
export function TextInput({
  type,
  value,
  maxLength,
  suggestions,
  describedBy,
  onCommit,
}: TextInputProps) {
  const list = useId();
  /** Undefined while nobody is typing. */
  const [typed, setTyped] = useState<string>();
  const text = typed ?? value;
  const trimmed = text.trim();
  useEffect(() => {
    if (trimmed === "" || trimmed === value) return undefined;
    const timer = setTimeout(() => onCommit(trimmed), COMMIT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [trimmed, value, onCommit]);
  const commit = () => {
    if (trimmed !== value) onCommit(trimmed);
  };
  const commitAndReset = () => {
    commit();
    setTyped(undefined);
  };
  // Changing the screen or reloading removes the field without a blur event. It is committed with
  // `flushSync`, because the page may be frozen before React renders.
  const commitOnUnmount = useEffectEvent(commit);
  useEffect(() => {
    const onPageHide = () => flushSync(commitOnUnmount);
    addEventListener("pagehide", onPageHide);
    return () => {
      removeEventListener("pagehide", onPageHide);
      commitOnUnmount();
    };
  }, []);
  const props = {
    value: text,
    maxLength,
    "aria-describedby": describedBy,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setTyped(currentTarget.value),
    onBlur: commitAndReset,
  };
  if (type === "long")
    return <textarea {...props} rows={Math.min(8, 2 + Math.floor(text.length / 40))} />;
  return (
    <>
      <input
        {...props}
        type={type}
        list={suggestions.length > 0 ? list : undefined}
        inputMode={type === "number" ? "numeric" : undefined}
        onKeyDown={({ key }) => {
          if (key === "Enter") commitAndReset();
        }}
      />
      {suggestions.length > 0 ? (
        <datalist id={list}>
          {suggestions.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </datalist>
      ) : undefined}
    </>
  );
}
