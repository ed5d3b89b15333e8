import { GroupHead } from "#app/entities/badge/GroupHead.tsx";
import { PersonLink } from "#app/entities/person/PersonLink.tsx";
import { PersonRow } from "#app/entities/person/PersonRow.tsx";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { useQuery } from "#app/ui/hooks/use-query.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as counts from "#words/counts.ts";
import type { PlatesEdition } from "./shape-plates.ts";
import styles from "./FiftyPlates.module.css";

/** People by the number of plates that they were first to spot. */
export function Spotters({ edition: { spotters } }: { edition: PlatesEdition }) {
  if (spotters.length === 0) return undefined;
  return (
    <section id="spotters">
      <GroupHead as="h2" name="Spotters" note="plates" />
      <List as="ol" className={`rows ${styles.spotters}`}>
        {spotters.map((who) => (
          <li key={who.id}>
            <PersonRow
              person={who}
              end={
                <>
                  <span className="muted xs">{who.plates.join(" ")}</span>
                  <b className="num">
                    <span aria-hidden="true">{who.plates.length}</span>
                    <span className="sr">{counts.plates(who.plates.length)}</span>
                  </b>
                </>
              }
            />
          </li>
        ))}
      </List>
    </section>
  );
}

/** Claims by week, as a table with bars. */
export function Race({ edition }: { edition: PlatesEdition }) {
  const { weeks } = edition;
  if (weeks.length === 0) return undefined;
  // Plates that are not of a state may lead beyond the number of states.
  const fullWidth = Math.max(edition.total, ...weeks.map(({ total }) => total));
  const share = (plates: number) => `${Math.round((plates / fullWidth) * 1000) / 10}%`;
  return (
    <section id="race" className="measured">
      <GroupHead as="h2" name="The race" />
      <table className={styles.race}>
        <thead className="sr">
          <tr>
            <th scope="col">Week</th>
            <th scope="col">Claimed</th>
            <th scope="col">Total</th>
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
                  <rect className={styles.before} width={share(total - claims)} height="100%" />
                  <rect
                    className={styles.now}
                    x={share(total - claims)}
                    width={share(claims)}
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

interface ClaimListProps {
  edition: PlatesEdition;
  onPick: () => void;
}

/** The map as a closed list: all claims, oldest first. */
export function ClaimList({ edition, onPick }: ClaimListProps) {
  const { link } = useQuery();
  const { claims, spotters } = edition;
  if (claims.length === 0) return undefined;
  return (
    <section id="claims">
      <div className="onPaper stack" hidden>
        <GroupHead as="h2" name="Every claim" />
      </div>
      <Fold label="Every claim">
        <List as="ol" className={`index ${styles.claims}`}>
          {claims.map(({ code, name, spotter, date }) => {
            const who = spotters[spotter];
            return (
              <li key={code}>
                <Link href={link({ plate: code })} className="plainLink" onClick={onPick}>
                  <b>{name}</b>
                </Link>
                {who && <PersonLink person={who} className="plainLink" />}
                <span className="muted sm">{date}</span>
              </li>
            );
          })}
        </List>
      </Fold>
    </section>
  );
}
