import { SeasonCard } from "#app/entities/season/SeasonCard.tsx";
import { classes } from "#app/lib/classes.ts";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as words from "#words/pages/player.ts";
import type { PlayerData } from "./shape-player.ts";
import styles from "./PlayerSeasons.module.css";

/** Maximum number of cards in a row, in medium and in wide windows. */
const MAX_IN_ROW = { medium: 5, wide: 8 } as const;

/** Cards per row, so that all rows have about as many. */
export function countColumns(cards: number, maxColumns: number): number {
  return Math.ceil(cards / Math.ceil(cards / maxColumns));
}

/** Her seasons with records and finishes, in the color of each season. */
export function PlayerSeasons({ data, className }: { data: PlayerData; className: string }) {
  const { seasons } = data;
  const [medium, wide] = [MAX_IN_ROW.medium, MAX_IN_ROW.wide].map((maxColumns) =>
    countColumns(seasons.length, maxColumns),
  );
  const columns = useComputedRule(`--medium:${medium};--wide:${wide};`);
  return (
    <section className={className} aria-labelledby="season-by-season">
      <Heading id="season-by-season" title={words.seasonBySeason} />
      <List as="ol" className={classes(styles.seasons, columns)}>
        {seasons.map(({ season, role }) => (
          <li key={season.year}>
            <SeasonCard season={season} role={role} />
          </li>
        ))}
      </List>
    </section>
  );
}
