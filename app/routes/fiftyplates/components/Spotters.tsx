import type { PlatesEdition } from "#app/routes/fiftyplates/plates.ts";
import { PersonLink } from "#app/page/PersonLink.tsx";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/fifty-plates.ts";
import styles from "./Spotters.module.css";

/** List of spotters with their plates. */
export function Spotters({ edition: { spotters } }: { edition: PlatesEdition }) {
  if (spotters.length === 0) return undefined;
  return (
    <section>
      <div className={`lab sectionHead ${styles.head}`}>
        <h2 id="spotters">{words.spotters}</h2>
        <span aria-hidden="true">{words.plates}</span>
      </div>
      <ol className={styles.spotters}>
        {spotters.map((who) => (
          <li key={who.id}>
            <PersonLink person={who} className="thinLink" />
            <span className="muted xs">{who.plates.join(" ")}</span>
            <b className="num">
              <span aria-hidden="true">{who.plates.length}</span>
              <span className="sr">{counts.plates(who.plates.length)}</span>
            </b>
          </li>
        ))}
      </ol>
    </section>
  );
}
