import { type LineExtent, measureLine } from "#app/art/line/line.ts";
import { GameLine } from "#app/entities/game/GameLine.tsx";
import { RecordText } from "#app/entities/game/RecordText.tsx";
import { shapeMargins, shapeSeason } from "#app/entities/season/shape.ts";
import { useSources } from "#app/islands/rendering.ts";
import { classes } from "#app/lib/classes.ts";
import type { Season } from "#app/record/record.ts";
import { paths } from "#app/routes/paths.ts";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as words from "#words/facts.ts";
import styles from "./SeasonLine.module.css";

/** Width of a season without games, as that of so many. */
const MIN_GAMES_WIDE = 4;

interface PartProps {
  season: Season;
  extent: LineExtent;
}

/** A season's part of the line, with its year, record and finish; a link to the season. */
function Part({ season, extent }: PartProps) {
  const { year, record, finish, isRunning, isAnnounced } = shapeSeason(season, useSources().record);
  const margins = shapeMargins(season);
  const width = useComputedRule(`--games:${margins.flat().length || MIN_GAMES_WIDE}`);
  const digits = String(year);
  return (
    <li className={classes(width, isRunning && styles.now)}>
      <Link href={paths.season({ year })} className="plainLink">
        <GameLine tournaments={margins} extent={extent} className={styles.line} />
        <b className={`linkName ${styles.year}`}>
          <span className={styles.century}>{digits.slice(0, -2)}</span>
          {digits.slice(-2)}
        </b>{" "}
        {isAnnounced && <span className={styles.record}>{words.announced}</span>}
        {record && <RecordText record={record} className={styles.record} />}{" "}
        <span className={styles.finish}>{finish}</span>
      </Link>
    </li>
  );
}

/** All games of all seasons as one line, oldest first. */
export function SeasonLine() {
  const { seasons } = useSources().record;
  const extent = measureLine(seasons.flatMap((season) => shapeMargins(season).flat()));
  return (
    <section className={styles.strip} aria-label="Season records">
      <List as="ol">
        {seasons.map((season) => (
          <Part key={season.year} season={season} extent={extent} />
        ))}
      </List>
    </section>
  );
}
