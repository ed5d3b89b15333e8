import type { SeasonFigure } from "#app/routes/season/season-data.ts";
import { Figures } from "#app/ui/Figures/Figures.tsx";
import styles from "./SeasonFigures.module.css";

/** The figures of a season in a row. */
export function SeasonFigures({ figures }: { figures: readonly SeasonFigure[] }) {
  if (figures.length === 0) return undefined;
  return (
    <div className="wrap">
      <Figures figures={figures} className={styles.figures} />
    </div>
  );
}
