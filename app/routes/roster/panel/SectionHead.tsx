import styles from "./SectionHead.module.css";

interface SectionHeadProps {
  title: string;
  /** "27 games" */
  note: string;
}

/** The head of a part of the season panel, with a note at its end. */
export function SectionHead({ title, note }: SectionHeadProps) {
  return (
    <div className={`sectionHead ${styles.head}`}>
      <h2 className="lab">{title}</h2>
      <p className="lab">{note}</p>
    </div>
  );
}
