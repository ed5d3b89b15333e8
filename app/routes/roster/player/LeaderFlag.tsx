import { classes } from "#app/lib/classes.ts";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import * as personFacts from "#words/facts/person.ts";
import styles from "./LeaderFlag.module.css";

interface LeaderFlagProps {
  leads: "Captain" | "Coach";
  /** Her position stands beside it: a coach's says the word already. */
  withPosition?: boolean;
  className?: string | undefined;
}

/** The gold clipboard of captains and coaches; readers get the word, once. */
export function LeaderFlag({ leads, withPosition = false, className }: LeaderFlagProps) {
  const word = leads === "Coach" ? personFacts.coach : personFacts.captain;
  const isSaid = withPosition && leads === "Coach";
  return (
    <span
      className={classes("centered", styles.flag, className)}
      title={word}
      aria-hidden={isSaid ? true : undefined}
    >
      <Icon name="clipboard" />
      {isSaid ? undefined : <span className="sr"> {word}</span>}
    </span>
  );
}
