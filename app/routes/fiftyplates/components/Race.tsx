import type { PlatesEdition } from "#app/routes/fiftyplates/plates.ts";
import * as words from "#words/pages/fifty-plates.ts";
import styles from "./Race.module.css";

/** How the map filled, week by week: a table whose bars are the picture. */
export function Race({ edition: { weeks, total: states } }: { edition: PlatesEdition }) {
  if (weeks.length === 0) return undefined;
  const full = Math.max(states, ...weeks.map(({ total }) => total));
  return (
    <section className={styles.frame}>
      <h2 id="race" className={`lab sectionHead ${styles.head}`}>
        {words.theRace}
      </h2>
      <table className={styles.race}>
        <thead className="sr">
          <tr>
            <th scope="col">{words.week}</th>
            <th scope="col">{words.claimed}</th>
            <th scope="col">{words.inAll}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ label, claims, total }) => (
            <tr key={label}>
              <th scope="row" className="sm">
                {label}
              </th>
              <td>
                <svg aria-hidden="true">
                  <rect
                    className={styles.before}
                    width={share(total - claims, full)}
                    height="100%"
                  />
                  <rect
                    className={styles.now}
                    x={share(total - claims, full)}
                    width={share(claims, full)}
                    height="100%"
                  />
                </svg>
                <span className="sm">+{claims}</span>
              </td>
              <td className="num">{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function share(plates: number, full: number): string {
  return `${Math.round((plates / full) * 1000) / 10}%`;
}
