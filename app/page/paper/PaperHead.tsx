import { shownAddress } from "#app/lib/path.ts";
import { useSite } from "#app/page/site.ts";
import styles from "./PaperHead.module.css";

interface PaperHeadProps {
  /** "Côte Sauvage 2025" */
  title: string;
  note?: string | undefined;
  /** Of the page, without the host. */
  address: string;
}

/** The head of a printed page: what it is, and where it is from. Screens have the page's own. */
export function PaperHead({ title, note, address }: PaperHeadProps) {
  const { address: published } = useSite();
  return (
    <div className={styles.head}>
      <p className="d2">{title}</p>
      <p className={`xs ${styles.from}`}>
        {note === undefined ? undefined : <span>{note}</span>}
        <span>{shownAddress(published) + address}</span>
      </p>
    </div>
  );
}
