import { SeasonCard } from "#app/entities/season/SeasonCard.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import * as words from "#words/pages/player.ts";
import type { PlayerData } from "./shape-player.ts";
import styles from "./PlayerSeasons.module.css";

/** Her seasons with records and finishes, in the color of each season. */
export function PlayerSeasons({ data, className }: { data: PlayerData; className: string }) {
  return (
    <section className={className} aria-labelledby="season-by-season">
      <Heading id="season-by-season" title={words.seasonBySeason} />
      <ol className={styles.seasons}>
        {data.seasons.map(({ season, role }) => (
          <li key={season.year}>
            <SeasonCard season={season} role={role} />
          </li>
        ))}
      </ol>
    </section>
  );
}
