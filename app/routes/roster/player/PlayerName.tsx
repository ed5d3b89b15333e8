import { classes } from "#app/lib/classes.ts";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import type { Member } from "#app/routes/roster/member.ts";
import styles from "./PlayerName.module.css";

/** First name and nickname in a line, the surname in wood type. */
export function PlayerName({ id, member }: { id: string; member: Member }) {
  const { first, last, nickname } = member;
  return (
    <h2 id={id} className={styles.name}>
      <span className={classes("d3", styles.first)}>
        {first}
        {nickname === undefined ? undefined : <i> “{nickname}”</i>}{" "}
      </span>
      <Wood as="span" text={last} cap={0.17} phoneCap={0.26} />
    </h2>
  );
}
