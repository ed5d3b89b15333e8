import { classes } from "#app/lib/classes.ts";
import { Icon, type IconName } from "#app/ui/Icon/Icon.tsx";
import styles from "./Button.module.css";

interface RoundButtonProps {
  icon: IconName;
  label: string;
  disabled?: boolean;
  className?: string | undefined;
  onClick: () => void;
}

/** A round icon button: previous or next. It stays focusable while disabled, so that the focus is not lost. */
export function RoundButton({ icon, label, disabled, className, onClick }: RoundButtonProps) {
  return (
    <button
      type="button"
      className={classes(styles.round, className)}
      aria-label={label}
      aria-disabled={disabled === true ? "true" : undefined}
      onClick={disabled === true ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
