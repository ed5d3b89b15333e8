import { Icon } from "#app/ui/Icon/Icon.tsx";
import styles from "./Stars.module.css";

interface StarsProps {
  /** One entry per star, `true` for a filled one. */
  row: readonly boolean[];
  /** The rating in words. */
  label: string;
}

/** A rating as a row of filled and empty stars. */
export function Stars({ row, label }: StarsProps) {
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {[...row.entries()].map(([place, filled]) => (
        <Icon key={place} name={filled ? "star" : "star-empty"} />
      ))}
    </span>
  );
}
