import { ownTime } from "#app/domain/dates/time-of-day.ts";
import { useSite } from "#app/page/site.ts";
import { GameCrest } from "#app/routes/tournament/components/GameList.tsx";
import { DayDisc } from "#app/ui/DayDisc/DayDisc.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import * as dates from "#words/grammar/dates.ts";
import * as onTheDay from "#words/facts/on-the-day.ts";
import * as words from "#words/pages/tournament.ts";
import type { LiveView, NextGame } from "./live-view.ts";
import styles from "./NextGameSlab.module.css";

/** Letters above which a name in one line of wood type would be too small to read. */
const LONG = 22;

interface NextGameSlabProps {
  /** Missing when no game of today is left. */
  next: NextGame | undefined;
  none: LiveView["none"];
  art: string;
  /** "Eastern time" */
  zone: string;
  /** Nothing in the document. */
  now: number | undefined;
}

/** The next game, large: when, against whom, and how long until then. */
export function NextGameSlab({ next, none, art, zone, now }: NextGameSlabProps) {
  const { teamName } = useSite();
  if (next === undefined) {
    const [label, text] = none;
    return (
      <div className={`columns gold ${styles.slab} ${styles.none}`}>
        <p className="lab">{label}</p>
        <p className={styles.then}>{text}</p>
      </div>
    );
  }
  const { game, moment, label, disc, isHot } = next;
  const [large, small] = disc;
  const { start, time } = moment;
  const own = start === undefined || now === undefined || start < now ? "" : ownTime(start);
  return (
    <div className={`columns gold ${styles.slab}`}>
      <div className={styles.when}>
        <p className="lab">{label}</p>
        <p className={`xs ${styles.times}`}>
          <b>{(isHot && time !== "" ? time : game.when) || words.timeTbd}</b>{" "}
          {time === "" ? "" : dates.withoutTime(zone)}
          {own === "" || own === time ? undefined : (
            <span>
              <b>{own}</b> {onTheDay.yourTime}
            </span>
          )}
        </p>
      </div>
      <div className={styles.against}>
        <DayDisc large={large} small={small} />
        <div className={`stack ${styles.opponent}`}>
          <span className="xs">{words.teamAgainst(teamName)}</span>
          {game.name.length > LONG ? (
            <p className={styles.long}>{game.name}</p>
          ) : (
            <Wood as="p" text={game.name} cap={0.3} phoneCap={0.26} />
          )}
          <span className="xs">
            {game.kindOf === "undecided" ? game.kind : `${game.kind} · ${game.meetings}`}
          </span>
        </div>
        <span className={`notOnPhones ${styles.crest}`}>
          <GameCrest game={game} art={art} />
        </span>
      </div>
    </div>
  );
}
