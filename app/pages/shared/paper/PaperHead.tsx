import { shownAddress } from "#app/lib/path.ts";
import { useSite } from "#app/routes/site.ts";
import styles from "./PaperHead.module.css";

interface PaperHeadProps {
  /** "Côte Sauvage 2025" */
  title: string;
  note?: string | undefined;
  /** Address of the page, without the host. */
  address: string;
}

/** Heading of a printed page, with its title and source. On screens the page has its own heading. */
export function PaperHead({ title, note, address }: PaperHeadProps) {
  const { address: published } = useSite();
  return (
    <div className={`onPaper spread underlined ${styles.head}`} hidden>
      <p className="d2">{title}</p>
      <p className={`lines xs ${styles.from}`}>
        {note === undefined ? undefined : <span>{note}</span>}
        <span>{shownAddress(published) + address}</span>
      </p>
    </div>
  );
}
