import { classes } from "#app/lib/classes.ts";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import styles from "./RoleSign.module.css";

interface RoleSignProps {
  /** Undefined for players without one. */
  role: string | undefined;
  className?: string | undefined;
}

/** The gold clipboard of captains and coaches. Their role is in words beside it. */
export function RoleSign({ role, className }: RoleSignProps) {
  if (role === undefined) return undefined;
  return (
    <span className={classes("centered", styles.sign, className)} title={role} aria-hidden="true">
      <Icon name="clipboard" />
    </span>
  );
}
