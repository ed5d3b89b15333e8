import { useDay } from "#app/page/today/use-day.ts";
import { scoresExpected } from "#app/domain/today/scores-expected.ts";
import { AboutIt } from "#app/routes/tournament/components/AboutIt.tsx";
import { EventYears } from "#app/routes/tournament/components/EventYears.tsx";
import { Notices } from "#app/routes/tournament/components/Notices.tsx";
import type { LiveData, TournamentData } from "#app/routes/tournament/tournament-data.ts";
import { Figures } from "#app/ui/Figures/Figures.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import * as words from "#words/pages/tournament.ts";
import { EventLinks } from "./EventLinks.tsx";
import { LiveRow } from "./LiveRow.tsx";
import { isPast, liveView } from "./live-view.ts";
import { NextGameSlab } from "./NextGameSlab.tsx";
import { Place } from "./Place.tsx";
import { statusWords } from "./status-words.ts";
import { useMinute } from "#app/hooks/use-minute.ts";
import type { LiveScores } from "./use-live-scores.ts";
import styles from "./LiveTournament.module.css";

interface LiveTournamentProps {
  data: TournamentData;
  live: LiveData;
  scores: LiveScores;
}

/**
 * The games of a tournament that is to come, is played, or lacks scores. The document says what is true on
 * any day; the browser says what is next and how old the scores are, in places of the same size.
 */
export function LiveTournament({ data, live, scores }: LiveTournamentProps) {
  const { art, zone } = data;
  const day = useDay(live.dates);
  const now = useMinute();
  const isExpected = now !== undefined && scoresExpected(live.dates, now);
  const view = liveView(data, live, day);
  const [when, kind] = view.following;
  const { checkedAt, trouble, fresh, announcement, check } = scores;
  const status = { now, isExpected, scoresAsOf: live.scoresAsOf, checkedAt, trouble, zone };
  return (
    <>
      <section className={`wrap ${styles.live}`} aria-labelledby="games">
        <div className={`spread ${styles.head}`}>
          <h2 id="games" className="d2">
            {view.title}
          </h2>
          <p className={`cluster xs ${styles.status}`}>
            <span>{statusWords(status)}</span>
            {trouble === "other scripts" ? (
              <button type="button" onClick={() => window.location.reload()}>
                {words.loadIt}
              </button>
            ) : isExpected ? (
              <button type="button" onClick={check}>
                {words.checkNow}
              </button>
            ) : undefined}
          </p>
        </div>
        <Notices notices={data.notices} />
        <div className={styles.now}>
          <NextGameSlab next={view.next} none={view.none} art={art} zone={zone} now={day?.now} />
          <Figures
            className={styles.figures}
            figures={[
              ...view.figures,
              view.isOver
                ? { label: words.when, value: data.when, isText: true }
                : {
                    label: words.following,
                    value: when,
                    isText: true,
                    note: kind === "" ? undefined : kind,
                  },
            ]}
          />
        </div>
        {view.played.length === 0 ? undefined : (
          <ol className={styles.games} aria-label={words.gamesWithAScore}>
            {view.played.map(({ game, moment }) => (
              <LiveRow
                key={game.key}
                {...{ game, moment, art }}
                now={day?.now}
                isFresh={fresh.includes(game.key)}
              />
            ))}
          </ol>
        )}
        {/* Announced by UnfinishedGames, whose status stays mounted after the last score. */}
        <p className={`xs muted ${styles.announcement}`} aria-hidden="true">
          {announcement}
        </p>
      </section>
      <div className={`wrap withAside ${styles.columns}`}>
        <div>
          {view.later.length === 0 ? undefined : (
            <section aria-labelledby="later">
              <Heading id="later" title={view.laterTitle} note={zone} />
              {view.later.map(({ words: dayInWords, games }) => (
                <div key={dayInWords}>
                  <h3 className={`lab ${styles.day}`}>
                    {dayInWords === "" ? words.dateTbd : dayInWords}
                  </h3>
                  <ol className={styles.games}>
                    {games.map(({ game, moment }) => (
                      <LiveRow
                        key={game.key}
                        {...{ game, moment, art }}
                        now={day?.now}
                        isOver={isPast(view, moment)}
                      />
                    ))}
                  </ol>
                </div>
              ))}
            </section>
          )}
          <EventLinks calendar={view.isOver ? undefined : data.calendar} link={data.link} />
        </div>
        <aside>
          <Place data={data} />
          <EventYears data={data} />
          <AboutIt news={data.news} />
        </aside>
      </div>
    </>
  );
}
