import { emblemSheet } from "#app/art/emblem/emblem.ts";
import { resultsTournaments } from "#app/domain/tournaments.ts";
import { shapeWithGames } from "#app/entities/tournament/shape.ts";
import { TournamentCard } from "#app/entities/tournament/TournamentCard.tsx";
import { useSheet, useSources } from "#app/islands/rendering.ts";
import { seasonFigures } from "#app/record/figures.ts";
import type { Season } from "#app/record/record.ts";
import { paths } from "#app/routes/paths.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as words from "#words/facts.ts";
import { EveryGame } from "./EveryGame.tsx";
import { describeUnsanctioned } from "./find-year.ts";
import styles from "./SeasonPage.module.css";

/** The tournaments of the season, each with the margins of its games; and all games as a list. */
export function SeasonGames({ season }: { season: Season }) {
  const { record } = useSources();
  const { year, tournaments } = season;
  const emblems = useSheet(emblemSheet(`emblems-${year}`, resultsTournaments(tournaments)));
  const sanctioned = seasonFigures(season).sanctioned.map((tournament) =>
    shapeWithGames(tournament, record),
  );
  const unsanctioned = describeUnsanctioned(season);
  if (sanctioned.length === 0 && unsanctioned === undefined) return undefined;
  return (
    <section aria-labelledby="game-by-game">
      <Heading id="game-by-game" title={words.gameByGame} />
      <List as="ol" className={`onScreens ${styles.tournaments}`}>
        {sanctioned.map((tournament) => (
          <li key={tournament.id}>
            <TournamentCard
              tournament={tournament}
              sheet={emblems}
              unit={8}
              isOfYear
              href={tournament.hasNoPage ? undefined : paths.tournament(tournament)}
            />
          </li>
        ))}
      </List>
      <EveryGame tournaments={sanctioned} />
      {unsanctioned !== undefined && <p className="onScreens xs muted apart">{unsanctioned}</p>}
    </section>
  );
}
