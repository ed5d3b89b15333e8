import { Wood } from "#app/ui/Wood/Wood.tsx";
import { flights } from "./flights.ts";
import styles from "./PageHead.module.css";

interface PageHeadProps {
  title: string;
  /** Height of the capitals as a share of the line's length. */
  cap?: number;
  /** The same on phones. */
  phoneCap: number;
  /** The way the disc takes across the title: caught at the top, or leaving below. */
  flight?: keyof typeof flights;
}

/** The page's title in wood type. On wide pages a disc flies through it, behind and before. */
export function PageHead({ title, cap = 0.0998, phoneCap, flight = "rising" }: PageHeadProps) {
  const { path, disc } = flights[flight];
  const hidden = { viewBox: "0 0 1360 188", "aria-hidden": true } as const;
  return (
    <div className={`wrap ${styles.head}`}>
      <div className={styles.title}>
        <svg className={styles.flight} {...hidden}>
          <path d={path} />
        </svg>
        <Wood as="h1" text={title} cap={cap} phoneCap={phoneCap} />
        <svg className={styles.disc} {...hidden}>
          <g transform={disc}>
            <path className={styles.rim} d="M-66 0a66 21 0 0 0 132 0v9a66 21 0 0 1-132 0Z" />
            <ellipse className={styles.top} rx="66" ry="21" />
            <ellipse className={styles.groove} rx="55.4" ry="16.4" />
            <ellipse rx="19.8" ry="5.5" />
          </g>
        </svg>
      </div>
    </div>
  );
}
