import { Link } from "wouter";
import { classes } from "#app/lib/classes.ts";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import type { FiftyPlates, PlatesEdition } from "#app/routes/fiftyplates/plates.ts";
import { plateAddress } from "#app/routes/fiftyplates/selection.ts";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { PersonLink } from "#app/page/PersonLink.tsx";
import * as words from "#words/pages/fifty-plates.ts";
import styles from "./ClaimList.module.css";

interface ClaimListProps {
  plates: FiftyPlates;
  edition: PlatesEdition;
  onPick: () => void;
}

function Claims({ plates, edition, onPick }: ClaimListProps) {
  const count = edition.claims.length;
  const rows = useComputedRule(`--claims:${count};--half:${Math.ceil(count / 2)};`);
  return (
    <>
      <h2 id="claims" className={`lab sectionHead ${styles.head}`}>
        {words.everyClaim}
      </h2>
      <Fold label={words.allClaims(count)} onPhonesOnly>
        <ol className={classes(styles.claims, rows)}>
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
        </ol>
      </Fold>
    </>
  );
}

function OpenStates({ plates, edition, onPick }: ClaimListProps) {
  return (
    <>
      <h2 id="open" className={`lab sectionHead ${styles.head}`}>
        {words.stillOutThere}
      </h2>
      <ul className={`cluster ${styles.open}`}>
        {edition.open.map(({ code, name }) => (
          <li key={code}>
            <Link href={plateAddress(plates, edition, code)} onClick={onPick}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The map as a list: every claim in the order in which they came in, then the states still open. */
export function ClaimList(props: ClaimListProps) {
  const { claims, open } = props.edition;
  return (
    <section>
      {claims.length > 0 ? <Claims {...props} /> : undefined}
      {open.length > 0 ? <OpenStates {...props} /> : undefined}
    </section>
  );
}
