import { classes } from "#app/lib/classes.ts";
import { List } from "#app/ui/List/List.tsx";
import styles from "./JumpList.module.css";

interface Section {
  /** Id of the section's heading. */
  readonly id: string;
  readonly title: string;
  /** Set if the section exists only with certain data. */
  readonly isShown?: boolean;
}

interface JumpListProps {
  /** In page order. */
  sections: readonly Section[];
  className?: string | undefined;
}

/** Shorter pages get no list. */
const MIN_SECTIONS = 3;

/** Links to the sections of a long page. */
export function JumpList({ sections, className }: JumpListProps) {
  const shown = sections.filter(({ isShown = true }) => isShown);
  if (shown.length < MIN_SECTIONS) return undefined;
  return (
    <nav className={classes("onScreens", styles.jumps, className)} aria-label="On this page">
      <List>
        {shown.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </List>
    </nav>
  );
}
