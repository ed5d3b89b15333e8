import { ownTime } from "#app/domain/dates/time-of-day.ts";
import { withForfeit } from "#app/domain/games/game.ts";
import { marginOf, sidesOf } from "#app/domain/games/outcome.ts";
import { classes } from "#app/lib/classes.ts";
import { Crest } from "#app/pages/shared/Crest.tsx";
import { paths } from "#app/pages/shared/paths.ts";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Link } from "#app/ui/Link/Link.tsx";
import { Score } from "#app/ui/Score/Score.tsx";
import * as eventFacts from "#words/facts/event.ts";
import * as onTheDay from "#words/facts/on-the-day.ts";
import * as words from "#words/pages/tournament.ts";
import { type GameRow, type GameSection, isOpen } from "./present.ts";
import type { ShownGame } from "./tournament-data.ts";
import styles from "./GameList.module.css";

/** The crest of a game's opponent; a dashed ring as long as it is not known. */
export function GameCrest({ game, art }: { game: ShownGame; art: string }) {
  const opponent = game.kindOf === "undecided" ? undefined : game.opponent;
  return (
    <Crest sheet={art} opponent={opponent} prefix="team-" className={styles.crest} sizes="44px" />
  );
}

/** The opponent, with a link to its page, what the game is played for, and earlier meetings. */
function Opponent({ game, isInGroup = false }: Pick<GameRow, "game" | "isInGroup">) {
  const meetings = game.kindOf === "undecided" ? "" : game.meetings;
  const details = [withForfeit(isInGroup ? game.kindInGroup : game.kind, game), meetings]
    .filter(Boolean)
    .join(" · ");
  return (
    <span className={styles.opponent}>
      {game.kindOf === "undecided" ? (
        <b className="muted">{game.name}</b>
      ) : game.hasNoPage === true ? (
        <b>{game.name}</b>
      ) : (
        <Link href={paths.opponent({ id: game.opponent })} className="thinLink">
          {game.name}
        </Link>
      )}
      <span className="xs muted">{details}</span>
    </span>
  );
}

/** A game's margin from an axis in the middle: wins to the right, losses as an outline to the left. */
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

function When({ game, moment, now }: Pick<GameRow, "game" | "moment"> & { now?: number }) {
  const start = moment?.start;
  const isToCome = game.kindOf !== "played" && start !== undefined && now !== undefined;
  const own = isToCome && now < start ? ownTime(start) : moment?.time;
  return (
    <span className={`sm ${styles.when}`}>
      {game.when}
      {own === moment?.time ? undefined : (
        <span className={`muted xs ${styles.own}`}>{onTheDay.yours(own ?? "")}</span>
      )}
    </span>
  );
}

interface RowProps extends GameRow {
  /** The greatest margin of the page: its bar takes half of the width. */
  greatest: number;
  art: string;
  /** Nothing in the document. */
  now: number | undefined;
  /** Its score has just arrived. */
  isFresh: boolean;
}

/** A game: when, against whom, its margin and its score, or what stands in its place. */
function Row(row: RowProps) {
  const { game, moment, isPast = false, isInGroup = false, greatest, art, now, isFresh } = row;
  const start = moment?.start;
  const hasBegun = start !== undefined && now !== undefined && start <= now;
  const { remark, video } = game;
  return (
    <li className={classes(isFresh && styles.fresh)}>
      <When game={game} moment={moment} {...(now === undefined ? {} : { now })} />
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
      {isFresh ? <span className={`lab ${styles.mark}`}>{words.newScore}</span> : undefined}
      {remark === undefined ? undefined : (
        <span className={`xs muted ${styles.extra}`}>{remark}</span>
      )}
      {video === undefined ? undefined : (
        <ExternalLink href={video} className={styles.extra}>
          {words.videoOfTheGame}
        </ExternalLink>
      )}
    </li>
  );
}

function PlayedScore({ game }: { game: Extract<ShownGame, { kindOf: "played" }> }) {
  const [us, them] = sidesOf(game);
  return <Score outcome={game.outcome} us={us} them={them} />;
}

const marginsOf = (sections: readonly GameSection[]) =>
  sections.flatMap(({ groups }) =>
    groups.flatMap(({ rows }) =>
      rows.flatMap(({ game }) => (game.kindOf === "played" ? Math.abs(marginOf(game)) : [])),
    ),
  );

interface GameListProps {
  sections: readonly GameSection[];
  art: string;
  now: number | undefined;
  /** Keys of the games whose score has just arrived. */
  fresh: readonly string[];
}

/** Every game of a tournament under its headings, with its margin to the left or right of one axis. */
export function GameList({ sections, art, now, fresh }: GameListProps) {
  const greatest = Math.max(1, ...marginsOf(sections));
  return sections.map(({ id, title, note, groups }) => (
    <section key={id} className={`wrap section ${styles.section}`} aria-labelledby={id}>
      <Heading id={id} title={title} note={note} />
      {groups.map(({ heading, record, rows }) => (
        <div key={heading} className={classes(styles.group, heading !== "" && styles.named)}>
          {heading === "" ? undefined : (
            <h3 className={styles.head}>
              <span className="lab">{heading}</span>
              <span className={`num ${styles.record}`}>{record}</span>
            </h3>
          )}
          <ol className={`rows ${styles.games}`}>
            {rows.map((row) => (
              <Row
                key={row.game.key}
                {...row}
                {...{ greatest, art, now }}
                isFresh={fresh.includes(row.game.key)}
              />
            ))}
          </ol>
        </div>
      ))}
    </section>
  ));
}
