import { classes } from "#app/lib/classes.ts";
import type { RecordsData, RecordsPlace } from "#app/routes/records/records-data.ts";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import { tileGrid, tilePlace } from "#app/ui/TileGrid/tile-place.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/records.ts";
import styles from "./PlaceMap.module.css";

/** Won is solid, tied is a line, lost is outlined; their widths are shares of the games. */
function Bar({ place: { wins, losses, ties } }: { place: RecordsPlace }) {
  const tied = ties === undefined ? "" : `;--tied:${ties}`;
  const shares = useComputedRule(`--won:${wins};--lost:${losses}${tied}`);
  return (
    <span className={classes("notOnPhones", styles.bar, shares)}>
      {wins === 0 ? undefined : <i />}
      {ties === undefined ? undefined : <i className={styles.tied} />}
      {losses === 0 ? undefined : <i className={styles.lost} />}
    </span>
  );
}

interface PlaceMapProps {
  map: RecordsData["map"];
  places: readonly RecordsPlace[];
}

/** The states on a map of tiles; one that the team has played in leads to its entry in the list. */
export function PlaceMap({ map, places }: PlaceMapProps) {
  return (
    <div className="onScreens">
      <ul className={classes(tileGrid, styles.map)} aria-label={map.label}>
        {map.tiles.map((tile) => {
          const place = tile.place === undefined ? undefined : places[tile.place];
          return (
            <li key={tile.code} {...tilePlace(tile)}>
              {place === undefined ? (
                <span className={styles.none} aria-hidden="true">
                  {tile.code}
                </span>
              ) : (
                <a href={`#place-${place.key}`}>
                  <span className="sr">{`${place.name}: ${counts.games(place.games)}, ${place.record}`}</span>
                  <span aria-hidden="true" className={styles.code}>
                    {tile.code}
                  </span>
                  <b aria-hidden="true">{place.games}</b>
                  <Bar place={place} />
                </a>
              )}
            </li>
          );
        })}
      </ul>
      <ul className={`xs muted cluster ${styles.key}`} aria-hidden="true">
        <li>
          <i className={styles.played} />{" "}
          {words.gamesPlayedThere(places.some(({ ties }) => ties !== undefined))}
        </li>
        <li>
          <i /> {words.notYet}
        </li>
      </ul>
    </div>
  );
}
