import type { ReactNode } from "react";
import type { LineExtent } from "#app/art/line/line.ts";
import { visitorTime } from "#app/domain/dates/time-of-day.ts";
import { Crest } from "#app/entities/opponent/Crest.tsx";
import { OpponentLink } from "#app/entities/opponent/OpponentLink.tsx";
import { classes } from "#app/lib/classes.ts";
import { useMinute } from "#app/ui/hooks/use-minute.ts";
import { ExternalLink } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as words from "#words/facts.ts";
import { describeMissing } from "./describe.ts";
import { GameBar } from "./GameLine.tsx";
import { Score } from "./Score.tsx";
import type { GameShape } from "./shape.ts";
import styles from "./GameRows.module.css";

interface GameCrestProps {
  game: GameShape;
  /** Sheet with the crests. */
  crestSheet: string;
}

/** The crest of a game's opponent; a dashed ring if the opponent is not known yet. */
export function GameCrest({ game, crestSheet }: GameCrestProps) {
  const opponent = game.kind === "undecided" ? undefined : game.opponent;
  return <Crest sheet={crestSheet} opponent={opponent} className={styles.crest} sizes="44px" />;
}

function GameOpponent({ game }: { game: GameShape }) {
  if (game.kind === "undecided") return <b className="muted">{game.name}</b>;
  const { opponent: id, name, hasNoPage } = game;
  return <OpponentLink opponent={{ id, name, hasNoPage }} className="plainLink" />;
}

/** The facts below a row's title, with dots between them; an empty one takes no room. */
function Facts({ facts }: { facts: readonly ReactNode[] }) {
  return (
    <span className="xs muted">
      {facts
        .filter((fact) => fact !== undefined && fact !== "")
        .map((fact, index) => (
          <span key={index === 0 ? "first" : "second"}>
            {index === 0 ? " " : " · "}
            {fact}
          </span>
        ))}
    </span>
  );
}

interface TimeProps {
  game: GameShape;
  now: number | undefined;
}

/** When a game is or was, and the time in the visitor's time zone if it is to come. */
function Time({ game, now }: TimeProps) {
  const { start, time, kind } = game;
  const isAhead = kind !== "played" && start !== undefined && now !== undefined && now < start;
  const timeOfVisitor = isAhead ? visitorTime(start) : time;
  return (
    <span className={`sm ${styles.time}`}>
      {" "}
      {game.when}
      {timeOfVisitor !== undefined && timeOfVisitor !== time && (
        <span className="muted xs"> {words.yours(timeOfVisitor)}</span>
      )}
    </span>
  );
}

interface GameExtrasProps {
  game: GameShape;
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
          Video of the game
        </ExternalLink>
      )}
    </>
  );
}

/** The score, or why there is none. Outside of islands, the site script says when one is awaited. */
function ScoreOrNote({ game, now }: TimeProps) {
  if (game.kind === "played") return <Score game={game} />;
  const { due, missing } = game;
  const className = `muted xs ${styles.open}`;
  if (now !== undefined || due === undefined) {
    return <span className={className}>{describeMissing(game, now)}</span>;
  }
  // The keys keep React from reusing an element that the script has hidden.
  return (
    <>
      <span key="until" className={className} data-until={due}>
        {missing}
      </span>
      <span key="from" className={className} data-from={due} hidden>
        {words.noScoreYet}
      </span>
    </>
  );
}

/** Reason to highlight a row: its score has just arrived, or the game is next or in progress. */
export interface RowMark {
  readonly label: string;
  readonly look: "fresh" | "next";
}

interface GameColumns<T> {
  /** Sheet with the crests. */
  crestSheet?: string | undefined;
  /** In bold beside the score, by default the opponent. */
  renderTitle?: (game: T) => ReactNode;
  /** Below the title, at most two; by default the round in its group and the meetings. */
  renderFacts?: ((game: T) => readonly ReactNode[]) | undefined;
  /** Shared by the games' bars, which run down the list as a line. */
  line?: LineExtent | undefined;
}

interface GameRowProps<T> extends GameColumns<T> {
  game: T;
  now: number | undefined;
  mark: RowMark | undefined;
}

/** A game in a list: its score or a placeholder, and what is known of it in the list. */
function GameRow<T extends GameShape>({ game, now, mark, ...columns }: GameRowProps<T>) {
  const { crestSheet, renderTitle, renderFacts, line } = columns;
  return (
    <li className={mark && styles[mark.look]}>
      <ScoreOrNote game={game} now={now} />
      {crestSheet !== undefined && <GameCrest game={game} crestSheet={crestSheet} />}
      <span className={styles.title}>
        {" "}
        {renderTitle === undefined ? <GameOpponent game={game} /> : renderTitle(game)}
        <Facts
          facts={renderFacts === undefined ? [game.detail, game.meetings] : renderFacts(game)}
        />
      </span>
      {line !== undefined && game.kind === "played" && <GameBar game={game} extent={line} />}
      {game.when !== undefined && <Time game={game} now={now} />}
      {mark && <span className={`lab ${styles.mark}`}>{mark.label}</span>}
      <GameExtras game={game} className={styles.extra} />
    </li>
  );
}

interface GameRowsProps<T> extends GameColumns<T> {
  games: readonly T[];
  className?: string | undefined;
  getMark?: (game: T) => RowMark | undefined;
}

/** A list of games; the columns are the same in every row. */
export function GameRows<T extends GameShape>(props: GameRowsProps<T>) {
  const { games, className, getMark, ...columns } = props;
  const now = useMinute();
  const looks = [
    columns.crestSheet !== undefined && styles.crested,
    columns.line !== undefined && styles.lined,
  ];
  return (
    <List as="ol" className={classes("rows", styles.games, ...looks, className)}>
      {games.map((game) => (
        <GameRow key={game.key} {...{ game, now }} mark={getMark?.(game)} {...columns} />
      ))}
    </List>
  );
}
