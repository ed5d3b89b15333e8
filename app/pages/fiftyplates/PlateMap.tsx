import { Link } from "#app/ui/Link/Link.tsx";
import { fullName } from "#app/domain/full-name.ts";
import { classes } from "#app/lib/classes.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { tileGrid, tilePlace } from "#app/ui/TileGrid/tile-place.ts";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import { PersonLink } from "#app/entities/person/PersonLink.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as words from "#words/pages/fifty-plates.ts";
import type { EditionBusts, FiftyPlates, PlatesEdition, Tile } from "./shape-plates.ts";
import { plateAddress } from "./selection.ts";
import styles from "./PlateMap.module.css";

interface PlateMapProps {
  plates: FiftyPlates;
  edition: PlatesEdition;
  selected: string;
  onPick: () => void;
}

/** A plate as text: "Maine: claimed by Freya Alder, August 5, 2019". */
function plateInWords({ name, claim: index }: Tile, { claims, spotters }: PlatesEdition): string {
  const claim = index === undefined ? undefined : claims[index];
  const who = claim === undefined ? undefined : spotters[claim.spotter];
  if (claim === undefined || who === undefined) return words.notClaimed(name);
  return words.claimedBy(name, fullName(who), claim.date);
}

/** A map of all plates, each a link to its claim. */
export function PlateMap({ plates, edition, selected, onPick }: PlateMapProps) {
  return (
    <List className={classes(tileGrid, styles.map)}>
      {edition.tiles.map((tile) => (
        <li key={tile.code} {...tilePlace(tile)}>
          <Link
            href={plateAddress(plates, edition, tile.code)}
            aria-current={tile.code === selected ? "true" : undefined}
            onClick={onPick}
            aria-label={plateInWords(tile, edition)}
          >
            <Art sheet={edition.art} id={tile.code} viewBox="0 0 100 60" />
          </Link>
        </li>
      ))}
    </List>
  );
}

/** Legend of the map's colors, with the number of plates in each. */
export function PlateKey({ edition: { periods, open } }: { edition: PlatesEdition }) {
  return (
    <List className={`cluster ${styles.key}`}>
      {periods.map(({ label, claims }, index) => (
        <li key={label} className="row sm">
          <Swatch period={index} />
          {label} <b>{claims}</b>
        </li>
      ))}
      <li className="row sm">
        <Swatch />
        {words.stillOutThere} <b>{open.length}</b>
      </li>
    </List>
  );
}

/** A small plate in the color of a period; dashed for unclaimed ones. */
function Swatch({ period }: { period?: number }) {
  const ink = period === undefined ? styles.unclaimed : styles[`p${period}`];
  return <i className={classes(styles.swatch, ink)} />;
}

interface PickedPlateProps {
  edition: PlatesEdition;
  tile: Tile;
  busts: EditionBusts | undefined;
}

interface BoardProps {
  state: string;
  /** The large text. */
  text: string;
  below: string;
  isMissing?: boolean;
}

/** A license plate: board, rim and bolts are a drawing; the rest is text. */
function Board({ state, text, below, isMissing = false }: BoardProps) {
  return (
    <div className={classes("display", styles.plate, isMissing && styles.missing)}>
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

/** The selected plate with its spotter. */
export function PickedPlate({ edition, tile, busts }: PickedPlateProps) {
  const claim = tile.claim === undefined ? undefined : edition.claims[tile.claim];
  const who = claim === undefined ? undefined : edition.spotters[claim.spotter];
  if (claim === undefined || who === undefined) {
    return (
      <>
        <Board state={tile.name} text={tile.code} below={words.stillOutThere} isMissing />
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
