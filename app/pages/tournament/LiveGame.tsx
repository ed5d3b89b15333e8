import { ownTime } from "#app/domain/dates/time-of-day.ts";
import { classes } from "#app/lib/classes.ts";
import { useSite } from "#app/pages/shared/site.ts";
import { DayDisc } from "#app/ui/DayDisc/DayDisc.tsx";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import * as eventFacts from "#words/facts/event.ts";
import * as onTheDay from "#words/facts/on-the-day.ts";
import * as dates from "#words/grammar/dates.ts";
import * as words from "#words/pages/tournament.ts";
import { GameCrest, GameScore, GameOpponent } from "./GameList.tsx";
import { isOpen, type LiveGame, type LiveView, type NextGame } from "./live-view.ts";
import styles from "./LiveGame.module.css";

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

interface LiveRowProps extends LiveGame {
  art: string;
  /** Nothing in the document. */
  now: number | undefined;
  /** Its score has just arrived. */
  isFresh?: boolean;
  /** Its day is over, at the venue. */
  isOver?: boolean;
}

/** A game of a tournament that is not over: when, against whom, and its score once it is there. */
export function LiveRow({ game, moment, art, now, isFresh = false, isOver = false }: LiveRowProps) {
  const { start, time } = moment;
  const hasBegun = start !== undefined && now !== undefined && start <= now;
  const isToCome = start !== undefined && now !== undefined && !hasBegun;
  const own = isToCome && game.kindOf !== "played" ? ownTime(start) : time;
  return (
    <li className={classes(styles.row, isFresh && styles.fresh)}>
      <span className={styles.rowWhen}>
        {game.when}
        {own === time ? undefined : (
          <span className={`muted xs ${styles.own}`}>{onTheDay.yours(own)}</span>
        )}
      </span>
      <GameCrest game={game} art={art} />
      <GameOpponent game={game} note={game.remark} className={styles.rowOpponent} />
      {game.video === undefined ? undefined : (
        <ExternalLink href={game.video} className={styles.video}>
          {words.videoOfTheGame}
        </ExternalLink>
      )}
      {isFresh ? <span className={`lab ${styles.mark}`}>{words.newScore}</span> : undefined}
      <span className={styles.score}>
        <GameScore
          game={game}
          missing={isOpen(game) && (hasBegun || isOver) ? eventFacts.noScoreYet : undefined}
        />
      </span>
    </li>
  );
}
