import { plural } from "#app/lib/text/plural.ts";
import type { PlatesEdition } from "#app/routes/fiftyplates/plates.ts";
import { PersonLink } from "#app/page/PersonLink.tsx";
import styles from "./Spotters.module.css";

/** Who claimed how many plates, and which. */
export function Spotters({ edition: { spotters } }: { edition: PlatesEdition }) {
  if (spotters.length === 0) return undefined;
  return (
    <section>
      <div className={`lab ${styles.head}`}>
        <h2>Spotters</h2>
        <span aria-hidden="true">plates</span>
      </div>
      <ol className={styles.spotters}>
        {spotters.map((who) => (
          <li key={who.id}>
            <PersonLink person={who} />
            <span className="mut xs">{who.plates.join(" ")}</span>
            <b className="num">
              <span aria-hidden="true">{who.plates.length}</span>
              <span className="sr">{plural(who.plates.length, "plate")}</span>
            </b>
          </li>
        ))}
      </ol>
    </section>
  );
}
