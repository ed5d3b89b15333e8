import { classes } from "#app/lib/classes.ts";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import styles from "./LeaderFlag.module.css";

interface LeaderFlagProps {
  leads: "Captain" | "Coach";
  className?: string | undefined;
}

/** The gold clipboard of captains and coaches; readers get the word. */
export function LeaderFlag({ leads, className }: LeaderFlagProps) {
  return (
    <span className={classes(styles.flag, className)} title={leads}>
      <Icon name="clipboard" />
      <span className="sr">{leads}</span>
    </span>
  );
}
