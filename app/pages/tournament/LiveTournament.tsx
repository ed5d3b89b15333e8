import { scoresExpected } from "#app/domain/today/scores-expected.ts";
import { useMinute } from "#app/ui/hooks/use-minute.ts";
import { useDay } from "#app/pages/shared/today/use-day.ts";
import buttons from "#app/ui/Button/Button.module.css";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Figures } from "#app/ui/Figures/Figures.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import * as eventFacts from "#words/facts/event.ts";
import * as words from "#words/pages/tournament.ts";
import { isPast, liveView } from "./live-view.ts";
import { statusWords } from "./status-words.ts";
import type { LiveScores } from "./use-live-scores.ts";
import { LiveRow, NextGameSlab } from "./LiveGame.tsx";
import type { TournamentData, LiveData } from "./tournament-data.ts";
import { AboutIt, EventYears, Notices } from "./TournamentAside.tsx";
import styles from "./LiveTournament.module.css";

const base = import.meta.env.BASE_URL.slice(0, -1);

/** Ways on from a tournament to come: into the visitor's calendar, to the page of the event. */
function EventLinks({ calendar, link }: Pick<TournamentData, "calendar" | "link">) {
  if (calendar === undefined && link === undefined) return undefined;
  return (
    <div className={`onScreens cluster ${styles.links}`}>
      {calendar === undefined ? undefined : (
        <a href={base + calendar} className={buttons.button} download>
          <ButtonFace icon="arrow-right">{eventFacts.addToCalendar}</ButtonFace>
        </a>
      )}
      {link === undefined ? undefined : (
        <ExternalLink href={link} className={buttons.button}>
          <ButtonFace icon="arrow-up-right">{eventFacts.eventPage}</ButtonFace>
        </ExternalLink>
      )}
    </div>
  );
}

/** Place and dates of a tournament. */
function Place({ data: { where, map, when, seed } }: { data: TournamentData }) {
  return (
    <section aria-labelledby="place">
      <Heading id="place" title={words.thePlace} />
      <dl className={`stack ${styles.place}`}>
        <div>
          <dt className="lab">{words.where}</dt>
          <dd>
            {where}{" "}
            {map === undefined ? undefined : (
              <ExternalLink href={map}>
                {eventFacts.map}
                <span className="sr"> {eventFacts.mapOf(where)}</span>
              </ExternalLink>
            )}
          </dd>
        </div>
        <div>
          <dt className="lab">{words.when}</dt>
          <dd>{when}</dd>
        </div>
        {seed === undefined ? undefined : (
          <div>
            <dt className="lab">{words.seed}</dt>
            <dd>{seed}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

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
