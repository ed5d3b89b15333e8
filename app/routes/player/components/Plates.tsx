import { Link } from "wouter";
import { usePaths } from "#app/page/use-paths.ts";
import type { PlayerData, PlayerPlate } from "#app/routes/player/player-data.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/player.ts";
import styles from "./Plates.module.css";

function Plate({ plate, things }: { plate: PlayerPlate; things: string }) {
  const { fiftyplates } = usePaths();
  const { code, name, date, year } = plate;
  const text = (
    <>
      <Art sheet={things} id={`plate-${code}`} viewBox="0 0 100 60" className={styles.plate} />
      {name}
      <span className="xs muted">{date}</span>
    </>
  );
  return (
    <li>
      {fiftyplates === undefined ? (
        text
      ) : (
        <Link href={fiftyplates({ plate: code, edition: String(year) })} className="quietLink">
          {text}
        </Link>
      )}
    </li>
  );
}

/** The plates that she was the first to spot. */
export function Plates({ data }: { data: PlayerData }) {
  const { plates, art } = data;
  if (plates.length === 0) return undefined;
  return (
    <section aria-labelledby="on-the-road">
      <Heading id="on-the-road" title={words.onTheRoad} note={counts.plates(plates.length)} />
      <ul className={`cluster ${styles.plates}`}>
        {plates.map((plate) => (
          <Plate key={`${plate.year} ${plate.code}`} plate={plate} things={art.things} />
        ))}
      </ul>
    </section>
  );
}
