import { Link } from "#app/ui/Link/Link.tsx";
import { GroupHead } from "#app/entities/badge/GroupHead.tsx";
import { PersonLink } from "#app/entities/person/PersonLink.tsx";
import { PersonRow } from "#app/entities/person/PersonRow.tsx";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/fifty-plates.ts";
import type { FiftyPlates, PlatesEdition } from "./shape-plates.ts";
import { plateAddress } from "./selection.ts";
import styles from "./PlateLists.module.css";

/** List of spotters with their plates. */
export function Spotters({ edition: { spotters } }: { edition: PlatesEdition }) {
  if (spotters.length === 0) return undefined;
  return (
    <section id="spotters">
      <GroupHead as="h2" name={words.spotters} note={words.plates} />
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
export function Race({ edition: { weeks, total: states } }: { edition: PlatesEdition }) {
  if (weeks.length === 0) return undefined;
  const full = Math.max(states, ...weeks.map(({ total }) => total));
  return (
    <section id="race" className={styles.frame}>
      <GroupHead as="h2" name={words.theRace} />
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

interface ClaimListProps {
  plates: FiftyPlates;
  edition: PlatesEdition;
  onPick: () => void;
}

function Claims({ plates, edition, onPick }: ClaimListProps) {
  const count = edition.claims.length;
  return (
    <>
      <GroupHead as="h2" name={words.everyClaim} />
      <Fold label={words.allClaims(count)}>
        <List as="ol" className={styles.claims}>
          {edition.claims.map(({ code, name, spotter, date }) => {
            const who = edition.spotters[spotter];
            return (
              <li key={code}>
                <Link
                  href={plateAddress(plates, edition, code)}
                  className="thinLink"
                  onClick={onPick}
                >
                  <b>{name}</b>
                </Link>
                {who === undefined ? undefined : <PersonLink person={who} className="thinLink" />}
                <span className="muted sm">{date}</span>
              </li>
            );
          })}
        </List>
      </Fold>
    </>
  );
}

function OpenStates({ plates, edition, onPick }: ClaimListProps) {
  return (
    <>
      <GroupHead as="h2" name={words.stillOutThere} />
      <List className={`cluster ${styles.open}`}>
        {edition.open.map(({ code, name }) => (
          <li key={code}>
            <Link href={plateAddress(plates, edition, code)} onClick={onPick}>
              {name}
            </Link>
          </li>
        ))}
      </List>
    </>
  );
}

/** The map as a list: all claims, oldest first, then the unclaimed states. */
export function ClaimList(props: ClaimListProps) {
  const { claims, open } = props.edition;
  return (
    <section id="claims">
      {claims.length > 0 ? <Claims {...props} /> : undefined}
      {open.length > 0 ? <OpenStates {...props} /> : undefined}
    </section>
  );
}
