import { plural } from "#app/lib/text/plural.ts";
import type { PlatesEdition } from "#app/routes/fiftyplates/plates.ts";
import styles from "./Summary.module.css";

/** The numbers over the map. */
export function Summary({ edition }: { edition: PlatesEdition }) {
  const { states, spotters, days, beyond } = edition;
  const figures = [
    { figure: states, label: "of 50 states" },
    { figure: spotters.length, label: plural(spotters.length, "spotter").replace(/^\d+ /, "") },
    { figure: days, label: plural(days, "day").replace(/^\d+ /, "") },
    ...(beyond.length > 0 ? [{ figure: beyond.length, label: beyond.join(", ") }] : []),
  ];
  return (
    <ul className={styles.summary} data-from-query>
      {figures.map(({ figure, label }) => (
        <li key={label}>
          <b className="num">{figure}</b> <span className="lab">{label}</span>
        </li>
      ))}
    </ul>
  );
}
