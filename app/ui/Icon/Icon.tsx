import { classes } from "#app/lib/classes.ts";
import styles from "./Icon.module.css";

export type IconName =
  | "arrow-left"
  | "arrow-right"
  | "arrow-up-right"
  | "article"
  | "badge"
  | "chevron-down"
  | "clipboard"
  | "close"
  | "details"
  | "grid"
  | "heart"
  | "home"
  | "list"
  | "mail"
  | "menu"
  | "play"
  | "podium"
  | "reset"
  | "search"
  | "star"
  | "star-empty";

interface IconProps {
  name: IconName;
  className?: string | undefined;
}

/** An icon from the sheet inlined in every document. It is decorative: its label is always beside it. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" className={classes(styles.icon, className)} aria-hidden="true">
      <use href={`#icons-${name}`} />
    </svg>
  );
}
