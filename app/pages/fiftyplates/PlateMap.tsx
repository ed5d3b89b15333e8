import { fullName } from "#app/domain/full-name.ts";
import { PersonLink } from "#app/entities/person/PersonLink.tsx";
import { classes } from "#app/lib/classes.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import { useQuery } from "#app/ui/hooks/use-query.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import type { PlatesEdition, ShownEdition } from "./shape-plates.ts";
import inks from "#app/ui/Inks/Inks.module.css";
import styles from "./PlateMap.module.css";

/** Said of a plate that nobody claimed. */
const OPEN = "Still out there";

type Tile = PlatesEdition["tiles"][number];

interface PlateMapProps {
  edition: ShownEdition;
  selected: string;
  onPick: () => void;
}

/** The claim of a plate, if somebody spotted it, and who did. */
function findClaim({ claims, spotters }: PlatesEdition, code: string) {
  const claim = claims.find((entry) => entry.code === code);
  const who = claim && spotters[claim.spotter];
  return who && { ...claim, who };
}

/** A map of all plates, each a link to its claim. */
export function PlateMap({ edition, selected, onPick }: PlateMapProps) {
  const { link } = useQuery();
  const places = edition.tiles.map(
    ({ row, column }, index) => `>:nth-child(${index + 1}){grid-area:${row}/${column}}`,
  );
  const grid = useComputedRule(places.join(""));
  const describe = ({ code, name }: Tile) => {
    const claim = findClaim(edition, code);
    return claim
      ? `${name}: claimed by ${fullName(claim.who)}, ${claim.date}`
      : `${name}: not claimed`;
  };
  return (
    <List className={classes(grid, styles.map)}>
      {edition.tiles.map((tile) => (
        <li key={tile.code}>
          <Link
            href={link({ plate: tile.code })}
            aria-current={tile.code === selected ? "true" : undefined}
            onClick={onPick}
            aria-label={describe(tile)}
          >
            <Art sheet={edition.plates} id={tile.code} viewBox="0 0 100 60" />
          </Link>
        </li>
      ))}
    </List>
  );
}

/** Legend of the map's colors, with the number of plates in each. */
export function PlateKey({ edition: { periods, total, states } }: { edition: PlatesEdition }) {
  return (
    <List className={`inked sectionHead cluster ${styles.key}`}>
      {periods.map(({ label, claims }, index) => (
        <li key={label} className="row xs">
          <Swatch period={index} />
          {label} <b>{claims}</b>
        </li>
      ))}
      <li className="row xs">
        <Swatch />
        {OPEN} <b>{total - states}</b>
      </li>
    </List>
  );
}

/** Inks of the periods on the map, in their order. */
const periodInks = [inks.sun, inks.plate1, inks.plate3, inks.plate2];

/** A small plate in the color of a period; dashed for unclaimed ones. */
function Swatch({ period }: { period?: number }) {
  const ink = period === undefined ? styles.unclaimed : periodInks[period];
  return <i className={classes(styles.swatch, ink)} />;
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
    <div className={classes("inked display", styles.plate, isMissing && styles.missing)}>
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
export function PickedPlate({ edition, tile }: { edition: ShownEdition; tile: Tile }) {
  const claim = findClaim(edition, tile.code);
  if (claim === undefined) {
    return (
      <>
        <Board state={tile.name} text={tile.code} below={OPEN} isMissing />
        <p className={`row ${styles.who}`}>Nobody claimed it in {edition.year}.</p>
      </>
    );
  }
  const { serial, date, who } = claim;
  return (
    <>
      <Board state={tile.name} text={serial} below={date} />
      <div className={`row ${styles.who}`}>
        <Art sheet={edition.busts} id={who.id} viewBox="0 0 400 400" />
        <p className="lines">
          Spotted by <PersonLink person={who} className="d3 plainLink" />
        </p>
      </div>
    </>
  );
}
