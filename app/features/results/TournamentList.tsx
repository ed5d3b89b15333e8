import { memo } from "react";
import { byYear } from "#app/domain/tournaments/by-year.ts";
import type { ListedTournament } from "./listed-tournament.ts";
import type { SeasonHead } from "./shaped.ts";
import { TournamentCard } from "./TournamentCard.tsx";
import { useGrowingList } from "./use-growing-list.ts";
import { useSteadyCard } from "./use-steady-card.ts";
import { YearHead } from "./YearHead.tsx";
import styles from "./TournamentList.module.css";

interface TournamentListProps {
  tournaments: readonly ListedTournament[];
  seasons: readonly SeasonHead[];
  /** Whether the tournaments stand under their years. */
  grouped: boolean;
  selected: string;
  /** Whether a phone shows the selected one closed as well. */
  closed: boolean;
  addressOf: (tournament: string) => string;
  onClose: () => void;
}

/** While somebody types, the cards that stay are not drawn again. */
const Card = memo(TournamentCard);

/** The cards of the tournaments, newest first, under their years while nothing is searched. */
export function TournamentList(props: TournamentListProps) {
  const { tournaments, seasons, grouped, selected, closed, addressOf, onClose } = props;
  const { shown, end } = useGrowingList(tournaments, ({ id }) => id === selected, !grouped);
  const keepInPlace = useSteadyCard(`${selected} ${closed}`);
  // A search takes the heads away and nothing else: to draw the cards elsewhere takes several frames.
  return (
    <div>
      {grouped ? undefined : <h2 className="sr">Tournaments found</h2>}
      <div className={grouped ? undefined : styles.found}>
        {byYear(shown).map(({ year, tournaments: group }) => (
          <section key={year} className={styles.year}>
            {grouped ? (
              <YearHead year={year} season={seasons.find((season) => season.year === year)} />
            ) : undefined}
            <ol>
              {group.map((tournament) => (
                <Card
                  key={tournament.id}
                  tournament={tournament}
                  address={addressOf(tournament.id)}
                  selected={tournament.id === selected}
                  closed={closed}
                  onPress={keepInPlace}
                  onClose={onClose}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
      <div ref={end} />
    </div>
  );
}
