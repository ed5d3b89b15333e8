import { Art } from "#app/ui/Art/Art.tsx";
import styles from "./PhotoGrid.module.css";

/** A to G in the order of the grid. */
const slots = [0, 1, 2, 3, 4, 5, 6] as const;

interface PhotoGridProps {
  /** Address of the sheet of posters. */
  sheet: string;
  /** "Rival 2022", "all seasons" */
  of: string;
}

/** Seven posters: A large, B to G around it. */
export function PhotoGrid({ sheet, of }: PhotoGridProps) {
  return (
    <div className="wrap">
      <div className={styles.grid} role="img" aria-label={`Seven posters from ${of}`}>
        {slots.map((slot) => (
          <Art key={slot} sheet={sheet} id={`photo-${slot}`} viewBox="0 0 300 300" />
        ))}
      </div>
    </div>
  );
}
