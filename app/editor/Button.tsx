import type { ReactNode } from "react";
import styles from "./Editor.module.css";

interface ButtonProps {
  children: ReactNode;
  isQuiet?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
}

/** A button of the editor, tall enough for a thumb. */
export function Button({ children, isQuiet = false, isDisabled = false, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      className={isQuiet ? styles.quiet : styles.button}
      disabled={isDisabled}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
