import { recordText } from "#app/domain/records.ts";
import { gamesInOrder } from "#app/entities/game/describe.ts";
import { GameRows } from "#app/entities/game/GameRows.tsx";
import type { PlayedTournament } from "#app/entities/tournament/shape.ts";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import * as words from "#words/facts.ts";
import styles from "./SeasonPage.module.css";

/** A tournament's games in playing order. */
function Games({ tournament }: { tournament: PlayedTournament }) {
  const { name, dates, where, record, place } = tournament;
  const finish = place && words.finishingPlace(place);
  const facts = [dates, where, finish, record && recordText(record)].filter(
    (fact) => fact !== undefined && fact !== "",
  );
  return (
    <section className={styles.games}>
      <h3 className="d4">{name}</h3>
      <p className="sm muted">{facts.join(", ")}</p>
      <GameRows games={gamesInOrder(tournament)} />
    </section>
  );
}

/** The games of the season by tournament; nothing before the first score. */
export function EveryGame({ tournaments }: { tournaments: readonly PlayedTournament[] }) {
  const played = tournaments.filter(({ record }) => record !== undefined);
  if (played.length === 0) return undefined;
  return (
    <Fold label="Every game as a list">
      <div className={styles.tables}>
        {played.map((tournament) => (
          <Games key={tournament.id} tournament={tournament} />
        ))}
      </div>
    </Fold>
  );
}
