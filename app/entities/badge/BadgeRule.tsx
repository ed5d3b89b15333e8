import type { ReactNode } from "react";
import { classes } from "#app/lib/classes.ts";
import * as words from "#words/facts.ts";
import styles from "./BadgeRule.module.css";

interface BadgeRuleProps {
  rule: string;
  /** Name of its core value. */
  value: string;
  /** Class with the colors of the value, `--value` and `--on-value`. */
  ink?: string | undefined;
  /** The badge's creator, with a link. */
  creator: ReactNode;
  /** Further facts and links. */
  children?: ReactNode;
}

/** How a badge is earned, its core value and its creator. */
export function BadgeRule({ rule, value, ink, creator, children }: BadgeRuleProps) {
  return (
    <>
      <p className={`lead ${styles.rule}`}>{rule}</p>
      <p className={`cluster ${styles.by}`}>
        <span className={classes("lab", styles.value, ink)}>{value}</span>
        {creator === undefined ? undefined : (
          <span>
            {words.createdBy} {creator}
          </span>
        )}
        {children}
      </p>
    </>
  );
}
