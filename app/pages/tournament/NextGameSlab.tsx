import { visitorTime } from "#app/domain/dates/time-of-day.ts";
import { GameCrest, GameExtras } from "#app/entities/game/GameRows.tsx";
import type { NextGame, Presented } from "#app/entities/tournament/present.ts";
import { useSite } from "#app/routes/site.ts";
import { DayDisc } from "#app/ui/DayDisc/DayDisc.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import * as dates from "#words/dates.ts";
import * as words from "#words/facts.ts";
import type { BodyData } from "./shape-body.ts";
import styles from "./LiveTournament.module.css";

interface NextGameSlabProps {
  headline: NonNullable<Presented["headline"]>;
  data: BodyData;
  /** Undefined when prerendering. */
  now: number | undefined;
}

/** Time of the next game, at the venue and in the visitor's time zone. */
function When({ next, data, now }: Omit<NextGameSlabProps, "headline"> & { next: NextGame }) {
  const { game, label, isToday } = next;
  const { start, time } = game;
  const isAhead = start !== undefined && now !== undefined && start >= now;
  const timeOfVisitor = isAhead ? visitorTime(start) : time;
  const timeAtVenue = (isToday ? time : undefined) ?? game.when ?? "Time TBD";
  return (
    <div className={styles.when}>
      <p className="lab">{label}</p>
      <p className={`xs ${styles.times}`}>
        <b className="d3">{timeAtVenue}</b> {time !== undefined && dates.shortZone(data.zone)}
        {timeOfVisitor !== time && (
          <span>
            <b className="d3">{timeOfVisitor}</b> {words.yourTime}
          </span>
        )}
      </p>
    </div>
  );
}

/** The next game in large type: time, opponent, and time left. */
export function NextGameSlab({ headline, data, now }: NextGameSlabProps) {
  const { teamName } = useSite();
  const { next, none } = headline;
  if (next === undefined) {
    const [label, text] = none;
    return (
      <div className={`stack gold ${styles.slab} ${styles.none}`}>
        <p className="lab">{label}</p>
        <p className="d2">{text}</p>
      </div>
    );
  }
  const { game, disc } = next;
  const [large, small] = disc;
  return (
    <div className={`columns gold ${styles.slab}`}>
      <When next={next} data={data} now={now} />
      <div className={styles.against}>
        <DayDisc large={large} small={small} />
        <div className="stack">
          <span className="xs">{teamName} vs.</span>
          <Wood as="p" text={game.name} cap={0.12} phoneCap={0.2} />
          <span className="xs">
            {game.kind === "undecided" ? game.round : `${game.round} · ${game.meetings}`}
          </span>
          <GameExtras game={game} />
        </div>
        <span className={`notOnPhones ${styles.crest}`}>
          <GameCrest game={game} crestSheet={data.crests} />
        </span>
      </div>
    </div>
  );
}
