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

/** A disc with an icon: previous and next. */
export function RoundButton({ icon, label, disabled, className, onClick }: RoundButtonProps) {
  return (
    <button
      type="button"
      className={classes(styles.round, className)}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
