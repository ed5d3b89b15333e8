import { ownTime } from "#app/domain/dates/time-of-day.ts";
import { withForfeit } from "#app/domain/games/game.ts";
import { marginOf, sidesOf } from "#app/domain/games/outcome.ts";
import { classes } from "#app/lib/classes.ts";
import { Crest } from "#app/entities/opponent/Crest.tsx";
import { paths } from "#app/routes/paths.ts";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Link } from "#app/ui/Link/Link.tsx";
import { Score } from "#app/ui/Score/Score.tsx";
import * as eventFacts from "#words/facts/event.ts";
import * as onTheDay from "#words/facts/on-the-day.ts";
import * as words from "#words/pages/tournament.ts";
import { type GameRow, isOpen } from "./present.ts";
import type { ShownGame, ShownScore } from "./shown-game.ts";
import styles from "./GameRows.module.css";

/** The crest of a game's opponent; a dashed ring if the opponent is not known yet. */
export function GameCrest({ game, art }: { game: ShownGame; art: string }) {
  const opponent = game.kindOf === "undecided" ? undefined : game.opponent;
  return (
    <Crest sheet={art} opponent={opponent} prefix="team-" className={styles.crest} sizes="44px" />
  );
}

/** The opponent with a link to its page, the kind of game, and earlier meetings. */
function Opponent({ game, isInGroup }: Pick<GameRow, "game" | "isInGroup">) {
  const meetings = game.kindOf === "undecided" ? "" : game.meetings;
  const details = [withForfeit(isInGroup ? game.kindInGroup : game.kind, game), meetings]
    .filter(Boolean)
    .join(" · ");
  return (
    <span className={styles.opponent}>
      {game.kindOf === "undecided" ? (
        <b className="muted">{game.name}</b>
      ) : game.hasPage ? (
        <Link href={paths.opponent({ id: game.opponent })} className="thinLink">
          {game.name}
        </Link>
      ) : (
        <b>{game.name}</b>
      )}
      <span className="xs muted">{details}</span>
    </span>
  );
}

/** A game's margin as a bar from a central axis: wins to the right, losses outlined to the left. */
function MarginAxis({ game, greatest }: { game: ShownGame; greatest: number }) {
  if (game.kindOf !== "played") return <span className="notOnPhones" />;
  const { outcome } = game;
  const width = Math.round((Math.abs(marginOf(game)) / greatest) * 100);
  const x = outcome === "win" ? 101 : 99 - width;
  return (
    <svg
      className={classes("notOnPhones", styles.axis, styles[outcome])}
      viewBox="0 0 200 20"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {width === 0 ? undefined : <rect x={x} y="6" width={width} height="8" />}
      <path d="M100 -4V24" />
    </svg>
  );
}

function When({ game, now }: { game: ShownGame; now: number | undefined }) {
  const { when, time, start } = game;
  const isToCome = game.kindOf !== "played" && start !== undefined && now !== undefined;
  const own = isToCome && now < start ? ownTime(start) : time;
  return (
    <span className={`sm ${styles.when}`}>
      {when}
      {own === time ? undefined : (
        <span className={`muted xs ${styles.own}`}>{onTheDay.yours(own)}</span>
      )}
    </span>
  );
}

interface GameExtrasProps {
  game: ShownGame;
  className?: string | undefined;
}

/** The note on a game, and its video. */
export function GameExtras({ game: { remark, video }, className }: GameExtrasProps) {
  return (
    <>
      {remark === undefined ? undefined : (
        <span className={classes("xs", className)}>{remark}</span>
      )}
      {video === undefined ? undefined : (
        <ExternalLink href={video} className={className}>
          {words.videoOfTheGame}
        </ExternalLink>
      )}
    </>
  );
}

function PlayedScore({ game }: { game: ShownScore }) {
  const [us, them] = sidesOf(game);
  return <Score outcome={game.outcome} us={us} them={them} />;
}

/** Reason to highlight a row: its score has just arrived, or the game is next or in progress. */
export interface RowMark {
  readonly label: string;
  readonly look: "fresh" | "next";
}

interface RowProps extends GameRow {
  /** The largest margin on the page; its bar takes half of the width. */
  greatest: number;
  art: string;
  /** Undefined when prerendering. */
  now: number | undefined;
  mark: RowMark | undefined;
}

/** A game: time, opponent, margin, and its score or a placeholder. */
function Row({ game, isPast, isInGroup, greatest, art, now, mark }: RowProps) {
  const { start } = game;
  const hasBegun = start !== undefined && now !== undefined && start <= now;
  return (
    <li className={mark && styles[mark.look]}>
      <When game={game} now={now} />
      <GameCrest game={game} art={art} />
      <Opponent game={game} isInGroup={isInGroup} />
      <MarginAxis game={game} greatest={greatest} />
      {game.kindOf === "played" ? (
        <PlayedScore game={game} />
      ) : (
        <span className={`muted xs ${styles.open}`}>
          {isOpen(game) && (hasBegun || isPast) ? eventFacts.noScoreYet : game.missing}
        </span>
      )}
      {mark === undefined ? undefined : <span className={`lab ${styles.mark}`}>{mark.label}</span>}
      <GameExtras game={game} className={styles.extra} />
    </li>
  );
}

/** The largest margin of the games, at least 1. */
export function greatestMargin(rows: readonly GameRow[]): number {
  return Math.max(
    1,
    ...rows.map(({ game }) => (game.kindOf === "played" ? Math.abs(marginOf(game)) : 0)),
  );
}

interface GameRowsProps {
  rows: readonly GameRow[];
  greatest: number;
  art: string;
  now: number | undefined;
  markOf: (game: ShownGame) => RowMark | undefined;
}

/** A list of games with their margins to the left or right of a common axis. */
export function GameRows({ rows, greatest, art, now, markOf }: GameRowsProps) {
  return (
    <ol className={`rows ${styles.games}`}>
      {rows.map((row) => (
        <Row key={row.game.key} {...row} {...{ greatest, art, now }} mark={markOf(row.game)} />
      ))}
    </ol>
  );
}
