import { Wood } from "#app/ui/Wood/Wood.tsx";
import styles from "./PageHead.module.css";

/** Dotted flight paths across a page title, 1360 by 188 units, with the disc at their end. */
const flights = {
  rising: { path: "M0 176Q640-96 1262 12", disc: "translate(1290 18) rotate(12)" },
  /** For lower titles. */
  low: { path: "M0 144Q640-96 1262 12", disc: "translate(1290 18) rotate(12)" },
  falling: { path: "M0 30Q640 232 1208 150", disc: "translate(1246 138) rotate(-14)" },
} as const;

interface PageHeadProps {
  title: string;
  /** Cap height as a share of the line's length. */
  cap?: number;
  /** The same on phones. */
  phoneCap: number;
  /** Flight path of the disc across the title: rising to the top, or falling to the bottom. */
  flight?: keyof typeof flights;
}

/** The page's title in wood type. On wide pages a disc flies around it. */
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
