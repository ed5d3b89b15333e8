import type { ReactNode } from "react";
import { ownTime } from "#app/domain/dates/time-of-day.ts";
import { appendForfeit } from "#app/domain/games/game.ts";
import { classes } from "#app/lib/classes.ts";
import { Crest } from "#app/entities/opponent/Crest.tsx";
import { OpponentLink } from "#app/entities/opponent/OpponentLink.tsx";
import { paths } from "#app/routes/paths.ts";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { useMinute } from "#app/ui/hooks/use-minute.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as eventFacts from "#words/facts/event.ts";
import * as onTheDay from "#words/facts/on-the-day.ts";
import type { LineExtent } from "#app/art/line/line.ts";
import { describeMissing } from "./describe.ts";
import { GameBar } from "./GameLine.tsx";
import { Score } from "./Score.tsx";
import type { GameShape } from "./shape.ts";
import styles from "./GameRows.module.css";

interface GameCrestProps {
  game: GameShape;
  sheet: string | undefined;
  prefix?: string | undefined;
  className?: string | undefined;
}

/** The crest of a game's opponent; a dashed ring if the opponent is not known yet. */
export function GameCrest(props: GameCrestProps) {
  const { game, sheet, prefix = "team-", className = styles.crest } = props;
  const opponent = game.kind === "undecided" ? undefined : game.opponent;
  return <Crest {...{ sheet, opponent, prefix, className }} sizes="44px" />;
}

function GameOpponent({ game }: { game: GameShape }) {
  if (game.kind === "undecided") return <b className="muted">{game.name}</b>;
  const { opponent: id, name, hasNoPage } = game;
  return <OpponentLink opponent={{ id, name, hasNoPage }} className="plainLink" />;
}

function GameTournament({ game: { tournament, title } }: { game: GameShape }) {
  if (tournament === undefined) return title;
  return (
    <Link href={paths.tournament({ id: tournament })} className="plainLink">
      {title}
    </Link>
  );
}

/** Parts of a row that a list may switch on; a part without its fact takes no room. */
const parts = {
  opponent: (game) => <GameOpponent game={game} />,
  tournament: (game) => <GameTournament game={game} />,
  round: ({ round, forfeit }) => appendForfeit(round ?? "", { forfeit }),
  detail: ({ detail, forfeit }) => appendForfeit(detail ?? "", { forfeit }),
  meetings: ({ meetings }) => meetings,
  where: ({ where }) => where,
  when: ({ when }) => when,
  date: ({ date }) => date,
} as const satisfies Readonly<Record<string, (game: GameShape) => ReactNode>>;

export type GamePart = keyof typeof parts;

interface FactsProps {
  game: GameShape;
  facts: readonly GamePart[];
}

/** The facts below a row's title, with dots between them. */
function Facts({ game, facts }: FactsProps) {
  const shown = facts
    .map((fact) => ({ fact, content: parts[fact](game) }))
    .filter(({ content }) => content !== undefined && content !== "");
  return (
    <span className="xs muted">
      {shown.map(({ fact, content }, index) => (
        <span key={fact}>
          {index === 0 ? " " : " · "}
          {content}
        </span>
      ))}
    </span>
  );
}

interface TimeProps {
  game: GameShape;
  timePart: GamePart;
  now: number | undefined;
}

/** When a game is or was, and the visitor's own time if it is to come. */
function Time({ game, timePart, now }: TimeProps) {
  const { start } = game;
  const isToCome = game.kind !== "played" && start !== undefined && now !== undefined;
  const visitorTime = isToCome && now < start ? ownTime(start) : game.time;
  return (
    <span className={`sm ${styles.time}`}>
      {" "}
      {parts[timePart](game)}
      {visitorTime === undefined || visitorTime === game.time ? undefined : (
        <span className="muted xs"> {onTheDay.yours(visitorTime)}</span>
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
function ScoreOrNote({ game, now }: { game: GameShape; now: number | undefined }) {
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
        {eventFacts.noScoreYet}
      </span>
    </>
  );
}

/** Reason to highlight a row: its score has just arrived, or the game is next or in progress. */
export interface RowMark {
  readonly label: string;
  readonly look: "fresh" | "next";
}

interface GameColumns {
  /** Sheet with the crests, and the beginning of their names, by default "team-". */
  crests?: string | undefined;
  crestPrefix?: string;
  /** In bold beside the score, by default the opponent. */
  nameBy?: GamePart;
  /** Below the title. */
  facts?: readonly GamePart[];
  /** At the end of the row. */
  time?: GamePart;
  /** Shared by the games' bars, which run down the list as a line. */
  line?: LineExtent | undefined;
  /** Notes and videos. */
  hasExtras?: boolean;
}

interface GameRowProps extends GameColumns {
  game: GameShape;
  now: number | undefined;
  mark: RowMark | undefined;
}

/** A game in a list: its score or a placeholder, and the columns that the list asks for. */
function GameRow({ game, now, mark, ...columns }: GameRowProps) {
  const { crests, nameBy = "opponent", facts = [], time, line, hasExtras = false } = columns;
  return (
    <li className={mark && styles[mark.look]}>
      <ScoreOrNote game={game} now={now} />
      {crests === undefined ? undefined : (
        <GameCrest game={game} sheet={crests} prefix={columns.crestPrefix} />
      )}
      <span className={styles.title}>
        {" "}
        {parts[nameBy](game)}
        <Facts game={game} facts={facts} />
      </span>
      {line !== undefined && game.kind === "played" ? (
        <GameBar game={game} extent={line} />
      ) : undefined}
      {time === undefined ? undefined : <Time game={game} timePart={time} now={now} />}
      {mark === undefined ? undefined : <span className={`lab ${styles.mark}`}>{mark.label}</span>}
      {hasExtras ? <GameExtras game={game} className={styles.extra} /> : undefined}
    </li>
  );
}

interface GameRowsProps extends GameColumns {
  games: readonly GameShape[];
  className?: string | undefined;
  getMark?: (game: GameShape) => RowMark | undefined;
}

/** A list of games; the columns are the same in every row. */
export function GameRows({ games, className, getMark, ...columns }: GameRowsProps) {
  const now = useMinute();
  const looks = [
    columns.crests !== undefined && styles.crested,
    columns.line !== undefined && styles.lined,
  ];
  return (
    <List as="ol" className={classes("rows", styles.games, ...looks, className)}>
      {games.map((game) => (
        <GameRow
          key={`${game.title} ${game.key}`}
          {...{ game, now }}
          mark={getMark?.(game)}
          {...columns}
        />
      ))}
    </List>
  );
}
