import { classes } from "#app/lib/classes.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import type { EditionBusts, PlatesEdition, Tile } from "#app/routes/fiftyplates/plates.ts";
import { PersonLink } from "#app/page/PersonLink.tsx";
import * as words from "#words/pages/fifty-plates.ts";
import styles from "./PickedPlate.module.css";

interface PickedPlateProps {
  edition: PlatesEdition;
  tile: Tile;
  busts: EditionBusts | undefined;
}

interface BoardProps {
  state: string;
  /** The large line. */
  text: string;
  below: string;
  missing?: boolean;
}

/** A license plate: board, rim and bolts are drawn, what stands on it is text. */
function Board({ state, text, below, missing = false }: BoardProps) {
  return (
    <div className={classes("display", styles.plate, missing && styles.missing)}>
      <svg viewBox="0 0 560 280" aria-hidden="true">
        <rect className={styles.board} width="560" height="280" rx="30" />
        <rect x="11" y="11" width="538" height="258" rx="21" />
        <path d="M65 36h18M477 36h18M65 244h18M477 244h18" />
      </svg>
      <p className={styles.state}>{state}</p>
      <Wood as="p" text={text} cap={0.252} phoneCap={0.252} />
      <p className={styles.below}>{below}</p>
    </div>
  );
}

/** The selected plate, large, with whoever spotted it. */
export function PickedPlate({ edition, tile, busts }: PickedPlateProps) {
  const claim = tile.claim === undefined ? undefined : edition.claims[tile.claim];
  const who = claim === undefined ? undefined : edition.spotters[claim.spotter];
  if (claim === undefined || who === undefined) {
    return (
      <>
        <Board state={tile.name} text={tile.code} below={words.stillOutThere} missing />
        <p className={`row ${styles.who}`}>{words.nobodyClaimedItIn(edition.year)}</p>
      </>
    );
  }
  return (
    <>
      <Board state={tile.name} text={claim.serial} below={claim.date} />
      <div className={`row ${styles.who}`}>
        {busts === undefined ? undefined : (
          <Art
            sheet={who.id === busts.first ? busts.firstBust : busts.all}
            id={who.id}
            viewBox="0 0 400 400"
          />
        )}
        <p>
          {words.spottedBy} <PersonLink person={who} className={`d3 plainLink ${styles.name}`} />
        </p>
      </div>
    </>
  );
}
