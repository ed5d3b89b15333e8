import { Link } from "#app/ui/Link/Link.tsx";
import { sidesOf } from "#app/domain/games/outcome.ts";
import type { DayState } from "#app/domain/today/day-of.ts";
import { classes } from "#app/lib/classes.ts";
import { ownTime } from "#app/domain/dates/time-of-day.ts";
import { paths } from "#app/pages/shared/paths.ts";
import { Crest } from "#app/pages/shared/Crest.tsx";
import { Score } from "#app/ui/Score/Score.tsx";
import * as dates from "#words/grammar/dates.ts";
import * as eventFacts from "#words/facts/event.ts";
import * as onTheDay from "#words/facts/on-the-day.ts";
import type { DayGame, SheetList } from "./home-data.ts";
import styles from "./GameRow.module.css";

/** Whether a text such as "Sat 2:00 PM" ends with a time as a whole word. */
export function saysTime(when: string, time: string): boolean {
  return when === time || when.endsWith(` ${time}`);
}

interface GameRowProps {
  game: DayGame;
  art: string;
  missing: SheetList["missing"];
  /** Name of the venue's time zone: "Eastern time". */
  zone: string | undefined;
  /** Undefined in the prerendered document, and while another sheet is shown. */
  now: number | undefined;
  state: DayState | undefined;
}

/** Placeholder for a score, which changes once the game has started. */
function Missing({ game, missing, now }: Pick<GameRowProps, "game" | "missing" | "now">) {
  const hasBegun = game.start !== undefined && now !== undefined && now > game.start;
  const text = hasBegun ? eventFacts.noScoreYet : missing;
  return (
    <span
      className={classes("muted xs", styles.missing, text !== eventFacts.toPlay && styles.open)}
    >
      {text}
    </span>
  );
}

/** Opponent, with a link if there is a page. */
function Opponent({ game: { opponent, hasNoPage, name } }: Pick<GameRowProps, "game">) {
  return opponent === undefined || hasNoPage === true ? (
    <b>{name}</b>
  ) : (
    <Link href={paths.opponent({ id: opponent })} className="thinLink">
      <b>{name}</b>
    </Link>
  );
}

function NextRow({ game, art, zone, state }: GameRowProps) {
  const own = game.start === undefined ? "" : ownTime(game.start);
  const word = state?.isOn === true ? onTheDay.onNow : onTheDay.next;
  return (
    <li className={classes(styles.row, "gold", styles.next)}>
      <span className={`lab notOnPhones ${styles.word}`}>{word}</span>
      <Crest
        sheet={art}
        opponent={game.opponent}
        prefix="team-"
        className={styles.crest}
        sizes="40px"
      />
      <span className={styles.opponent}>
        <Opponent game={game} />
        <span className="xs">
          <span className="onPhones">{word}, </span>
          {game.detail}
        </span>
      </span>
      <span className={`xs ${styles.times}`}>
        <span>
          <b>{game.when}</b> {zone && dates.withoutTime(zone)}
        </span>
        {own === game.when || own === "" ? undefined : (
          <span>
            <b>{own}</b> {onTheDay.yourTime}
          </span>
        )}
      </span>
    </li>
  );
}

/** A game on the day's sheet. The next one of today is highlighted. */
export function GameRow(props: GameRowProps) {
  const { game, art, missing, now, state } = props;
  const { score, start } = game;
  if (state?.game === game.index) return <NextRow {...props} />;
  const own = start === undefined || now === undefined || start < now ? game.when : ownTime(start);
  const isOther = !saysTime(game.when, own);
  const [us, them] = score === undefined ? [] : sidesOf(score);
  return (
    <li className={styles.row}>
      <span className={`muted xs ${styles.when}`}>
        {game.when}
        {isOther ? <span className={styles.own}>{onTheDay.yours(own)}</span> : undefined}
      </span>
      <Crest
        sheet={art}
        opponent={game.opponent}
        prefix="team-"
        className={styles.crest}
        sizes="40px"
      />
      <span className={classes(styles.opponent, game.opponent === undefined && "muted")}>
        <Opponent game={game} />
      </span>
      {score === undefined || us === undefined || them === undefined ? (
        <Missing game={game} missing={missing} now={now} />
      ) : (
        <Score outcome={score.outcome} us={us} them={them} />
      )}
    </li>
  );
}
