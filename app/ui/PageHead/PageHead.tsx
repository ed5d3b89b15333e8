import { Wood } from "#app/ui/Wood/Wood.tsx";
import styles from "./PageHead.module.css";

interface PageHeadProps {
  title: string;
  /** A disc flies across the title on wide pages: an invitation to play. */
  hasFlight?: boolean;
}

const drawing = { viewBox: "0 0 1360 188", "aria-hidden": true } as const;

/** A dotted path, below the title. */
function FlightPath() {
  return (
    <svg className={`notOnPhones ${styles.flight}`} {...drawing}>
      <path d="M5 152Q640-96 1262 12" />
    </svg>
  );
}

/** The disc at the end of the path, above the title. */
function FlyingDisc() {
  return (
    <svg className={`notOnPhones ${styles.disc}`} {...drawing}>
      <g transform="translate(1290 18) rotate(12)">
        <path className={styles.rim} d="M-66 0a66 21 0 0 0 132 0v9a66 21 0 0 1-132 0Z" />
        <ellipse className={styles.top} rx="66" ry="21" />
        <ellipse className={styles.groove} rx="55.4" ry="16.4" />
        <ellipse rx="19.8" ry="5.5" />
      </g>
    </svg>
  );
}

/** Cap heights of a page's title as a share of its line: 100 px of 1360, and 49 px of 358 on phones. */
export const TITLE_CAPS = { cap: 0.0735, phoneCap: 0.1375 };

/** The page's title in wood type. */
export function PageHead({ title, hasFlight = false }: PageHeadProps) {
  return (
    <div className={`wrap ${styles.head}`}>
      <div className={styles.title}>
        {hasFlight ? <FlightPath /> : undefined}
        <Wood as="h1" text={title} {...TITLE_CAPS} />
        {hasFlight ? <FlyingDisc /> : undefined}
      </div>
    </div>
  );
}
