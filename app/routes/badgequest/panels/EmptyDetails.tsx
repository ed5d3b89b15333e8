import { usePartLabel } from "#app/page/site.ts";
import * as words from "#words/pages/badge-quest.ts";
import styles from "./EmptyDetails.module.css";

interface EmptyDetailsProps {
  /** Instruction to select something. */
  hint: string;
  /** The same where the panels are tabs. */
  phoneHint: string;
  /** The requested name that the edition does not have. */
  unknown: string | undefined;
}

/** Stands in for the details of nobody or nothing. */
export function EmptyDetails({ hint, phoneHint, unknown }: EmptyDetailsProps) {
  const quest = usePartLabel("badgequest");
  return (
    <div className={styles.empty}>
      {unknown === undefined ? undefined : (
        <p className="muted">{words.notInThisEdition(unknown, quest)}</p>
      )}
      <h2 className="d3" tabIndex={-1}>
        <span className={styles.hint}>{hint}</span>
        <span className={styles.phoneHint}>{phoneHint}</span>
      </h2>
    </div>
  );
}
