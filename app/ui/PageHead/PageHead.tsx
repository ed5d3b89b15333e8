import { capFor } from "#app/lib/wood-type/measure.ts";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import styles from "./PageHead.module.css";

interface PageHeadProps {
  title: string;
  /** Cap height as a share of the line's length; by default, a short title grows until it fills the line. */
  cap?: number;
  /** The same on phones. */
  phoneCap: number;
  /** A disc flies across the title on wide pages: an invitation to play. */
  hasFlight?: boolean;
}

const drawing = { viewBox: "0 0 1360 188", "aria-hidden": true } as const;

/** A dotted path, below the title. */
function FlightPath() {
  return (
    <svg className={styles.flight} {...drawing}>
      <path d="M0 176Q640-96 1262 12" />
    </svg>
  );
}

/** The disc at the end of the path, above the title. */
function FlyingDisc() {
  return (
    <svg className={styles.disc} {...drawing}>
      <g transform="translate(1290 18) rotate(12)">
        <path className={styles.rim} d="M-66 0a66 21 0 0 0 132 0v9a66 21 0 0 1-132 0Z" />
        <ellipse className={styles.top} rx="66" ry="21" />
        <ellipse className={styles.groove} rx="55.4" ry="16.4" />
        <ellipse rx="19.8" ry="5.5" />
      </g>
    </svg>
  );
}

const MIN_CAP = 0.0998;
const MAX_CAP = 0.142;

/** The page's title in wood type. */
export function PageHead(props: PageHeadProps) {
  const { title, cap = capFor(title, MIN_CAP, MAX_CAP), phoneCap, hasFlight = false } = props;
  return (
    <div className={`wrap ${styles.head}`}>
      <div className={styles.title}>
        {hasFlight ? <FlightPath /> : undefined}
        <Wood as="h1" text={title} cap={cap} phoneCap={phoneCap} />
        {hasFlight ? <FlyingDisc /> : undefined}
      </div>
    </div>
  );
}
