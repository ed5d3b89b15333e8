import { type ReactNode, useId } from "react";
import styles from "./Editor.module.css";

interface ButtonProps {
  children: ReactNode;
  isQuiet?: boolean;
  isDisabled?: boolean;
  /** Reason if it is disabled; shown beside it then. */
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
  const button = (
    <button
      type="button"
      className={isQuiet ? styles.quiet : styles.button}
      disabled={isDisabled}
      aria-describedby={isDisabled && reason !== undefined ? id : undefined}
      onClick={onPress}
    >
      {children}
    </button>
  );
  if (!isDisabled || reason === undefined) return button;
  return (
    <>
      {button} <small id={id}>{reason}</small>
    </>
  );
}
