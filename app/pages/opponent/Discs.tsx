import { classes } from "#app/lib/classes.ts";
import { nameLines } from "#app/lib/wood-type/lines.ts";
import { advance } from "#app/lib/wood-type/measure.ts";
import { CAP_HEIGHT } from "#app/lib/wood-type/metrics.ts";
import { useSite } from "#app/routes/site.ts";
import { Crest } from "#app/entities/opponent/Crest.tsx";
import { Art } from "#app/ui/Art/Art.tsx";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/opponent.ts";
import type { OpponentData } from "./shape-opponent.ts";
import styles from "./Discs.module.css";

/** Half the height of the intersection of two circles with radius 200, centered at 230 and 490. */
const HALF = Math.round(Math.sqrt(200 ** 2 - 130 ** 2) * 10) / 10;
const SHARED = `M360 ${220 - HALF}A200 200 0 0 1 360 ${220 + HALF}A200 200 0 0 1 360 ${220 - HALF}Z`;

/** Names with more letters than this are set narrower. */
const LONG_NAME = 11;

/** Length, size and width axis of a name in its disc. */
const NAME = { length: 190, size: 19, width: 66 } as const;

interface DiscNameProps {
  name: string;
  x: number;
}

/** A team's name in its disc, in up to three lines of equal size. */
function DiscName({ name, x }: DiscNameProps) {
  const capitals = name.toUpperCase();
  const lines = nameLines(capitals, (NAME.size * CAP_HEIGHT) / NAME.length, 3);
  const longest = Math.max(...lines.map((line) => advance(line, NAME.width)));
  const size = Math.min(lines.length > 1 ? NAME.size - 2 : NAME.size, NAME.length / longest);
  const first = lines.length > 1 ? 310 : 318;
  return (
    <text
      className={classes(styles.name, name.length > LONG_NAME && styles.narrow)}
      fontSize={Math.floor(size * 10) / 10}
    >
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={first + index * 16}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

const sizeOf = (wins: number) => (wins > 9 ? 150 : 170);

/** Two overlapping discs with the teams' wins, and the number of games in the intersection. */
export function Discs({ data, team }: { data: OpponentData; team: string }) {
  const { record, shortName, id, crest } = data;
  const { marks } = useSite();
  const games = record.wins + record.losses + record.ties;
  const label = [
    `${team} ${counts.wins(record.wins)}`,
    `${data.name} ${counts.wins(record.losses)}`,
    ...(record.ties === 0 ? [] : [counts.ties(record.ties)]),
    counts.games(games),
  ].join(", ");
  return (
    <div className={styles.discs} role="img" aria-label={label}>
      <svg viewBox="0 0 720 440" aria-hidden="true">
        <circle className={styles.ours} cx="230" cy="220" r="200" />
        <circle className={styles.theirs} cx="490" cy="220" r="200" />
        <path className={styles.shared} d={SHARED} />
        <text className={styles.wins} x="168" y="276" fontSize={sizeOf(record.wins)}>
          {record.wins}
        </text>
        <text className={styles.wins} x="552" y="276" fontSize={sizeOf(record.losses)}>
          {record.losses}
        </text>
        <text className={styles.games} x="360" y="252" fontSize="84">
          {games}
        </text>
        <text className={styles.unit} x="360" y="288" fontSize="18">
          {words.gamesOnDiscs(games)}
        </text>
        {record.ties === 0 ? undefined : (
          <text className={styles.ties} x="360" y="316" fontSize="15">
            {words.tied(record.ties)}
          </text>
        )}
        <DiscName name={team} x={168} />
        <DiscName name={shortName} x={552} />
      </svg>
      <div className={`lab ${styles.below}`} aria-hidden="true">
        <span>{team}</span>
        <span>{shortName}</span>
      </div>
      <Art sheet={marks} id="crest" viewBox="0 0 300 300" className={styles.mark} />
      <Crest sheet={crest} opponent={id} prefix="team-" className={styles.crest} sizes="110px" />
    </div>
  );
}
