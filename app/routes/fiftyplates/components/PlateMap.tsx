import { Link } from "wouter";
import { classes } from "#app/lib/classes.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import type { FiftyPlates, PlatesEdition, Tile } from "#app/routes/fiftyplates/plates.ts";
import { tileGrid, tilePlace } from "#app/ui/TileGrid/tile-place.ts";
import { plateAddress } from "#app/routes/fiftyplates/selection.ts";
import * as words from "#words/pages/fifty-plates.ts";
import styles from "./PlateMap.module.css";

interface PlateMapProps {
  plates: FiftyPlates;
  edition: PlatesEdition;
  selected: string;
  onPick: () => void;
}

/** A plate in words: "Maine: claimed by Freya Alder, August 5, 2019". */
function plateInWords({ name, claim: index }: Tile, { claims, spotters }: PlatesEdition): string {
  const claim = index === undefined ? undefined : claims[index];
  const who = claim === undefined ? undefined : spotters[claim.spotter];
  if (claim === undefined || who === undefined) return words.notClaimed(name);
  return words.claimedBy(name, who.name, claim.date);
}

/** Every plate about where its state lies; a press shows its claim. */
export function PlateMap({ plates, edition, selected, onPick }: PlateMapProps) {
  return (
    <ul className={classes(tileGrid, styles.map)}>
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
    </ul>
  );
}
