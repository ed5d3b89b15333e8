import { classes } from "#app/lib/classes.ts";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import type { PersonShape } from "./shape.ts";
import styles from "./RoleSign.module.css";

interface RoleSignProps {
  person: PersonShape;
  className?: string | undefined;
}

/** The gold clipboard of captains and coaches. Their role is in words beside it. */
export function RoleSign({ person: { role }, className }: RoleSignProps) {
  if (role === undefined) return undefined;
  return (
    <span
      className={classes("onScreens centered", styles.sign, className)}
      title={role}
      aria-hidden="true"
    >
      <Icon name="clipboard" />
    </span>
  );
}
