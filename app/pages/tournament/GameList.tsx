import { Link } from "#app/ui/Link/Link.tsx";
import { withForfeit } from "#app/domain/games/game.ts";
import { marginOf, sidesOf } from "#app/domain/games/outcome.ts";
import { classes } from "#app/lib/classes.ts";
import { paths } from "#app/pages/shared/paths.ts";
import { Crest } from "#app/pages/shared/Crest.tsx";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Score } from "#app/ui/Score/Score.tsx";
import * as words from "#words/pages/tournament.ts";
import type { ShownGame, Round } from "./tournament-data.ts";
import styles from "./GameList.module.css";

interface GameOpponentProps {
  game: ShownGame;
  /** After the round: "7–10 in 17 meetings". */
  note?: string | undefined;
  className?: string | undefined;
}

/** The opponent of a game, which leads to its page once it is known, and below it what the game was played for. */
export function GameOpponent({ game, note, className }: GameOpponentProps) {
  const details = [withForfeit(game.kind, game), note].filter(Boolean).join(" · ");
  return (
    <span className={classes(styles.opponent, className)}>
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

interface MarginAxisProps {
  game: ShownGame;
  /** The greatest margin of the list: its bar takes half of the width. */
  greatest: number;
  className: string | undefined;
}

/** A game's margin from an axis in the middle: wins to the right, losses as an outline to the left. */
function MarginAxis({ game, greatest, className }: MarginAxisProps) {
  if (game.kindOf !== "played") return <span className={className} />;
  const { outcome } = game;
  const width = Math.round((Math.abs(marginOf(game)) / greatest) * 100);
  const x = outcome === "win" ? 101 : 99 - width;
  return (
    <svg
      className={classes(styles.axis, styles[outcome], className)}
      viewBox="0 0 200 20"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {width === 0 ? undefined : <rect x={x} y="3" width={width} height="14" />}
      <path d="M100 0V20" />
    </svg>
  );
}

interface GameScoreProps {
  game: ShownGame;
  /** Placeholder until there is a score, if the clock knows more than the content. */
  missing?: string | undefined;
}

/** A game's score with its letter. */
export function GameScore({ game, missing }: GameScoreProps) {
  if (game.kindOf !== "played") {
    return <span className={`muted xs ${styles.open}`}>{missing ?? game.missing}</span>;
  }
  const { outcome } = game;
  const [us, them] = sidesOf(game);
  return <Score outcome={outcome} us={us} them={them} />;
}

/** The crest of a game's opponent; a dashed ring as long as it is not known. */
export function GameCrest({ game, art }: { game: ShownGame; art: string }) {
  const opponent = game.kindOf === "undecided" ? undefined : game.opponent;
  return (
    <Crest sheet={art} opponent={opponent} prefix="team-" className={styles.crest} sizes="44px" />
  );
}

/** Extras of a game: a remark, a video. */
export function GameExtras({ game: { remark, video } }: { game: ShownGame }) {
  return (
    <>
      {remark === undefined ? undefined : (
        <span className={`xs muted ${styles.remark}`}>{remark}</span>
      )}
      {video === undefined ? undefined : (
        <ExternalLink href={video} className={styles.remark}>
          {words.videoOfTheGame}
        </ExternalLink>
      )}
    </>
  );
}

interface GameListProps {
  games: readonly ShownGame[];
  /** Of a league: its games stand under them. */
  rounds: readonly Round[] | undefined;
  art: string;
}

/** Every game in playing order, with its margin to the left or right of an axis. */
export function GameList({ games, rounds, art }: GameListProps) {
  const margins = games.map((game) => (game.kindOf === "played" ? Math.abs(marginOf(game)) : 0));
  const greatest = Math.max(1, ...margins);
  if (rounds === undefined) return <Games games={games} greatest={greatest} art={art} />;
  return rounds.map(({ heading, record, keys }) => (
    <section key={heading}>
      <h3 className={`lab ${styles.round}`}>
        {heading} <span>{record}</span>
      </h3>
      <Games
        games={games.flatMap((game) =>
          keys.includes(game.key) ? { ...game, kind: game.kindInRound ?? game.kind } : [],
        )}
        greatest={greatest}
        art={art}
      />
    </section>
  ));
}

interface GamesProps {
  games: readonly ShownGame[];
  /** The greatest margin of all. */
  greatest: number;
  art: string;
}

function Games({ games, greatest, art }: GamesProps) {
  return (
    <ol className={`rows ${styles.games}`}>
      {games.map((game) => (
        <li key={game.key}>
          <span className={`xs muted ${styles.when}`}>{game.when}</span>
          <GameCrest game={game} art={art} />
          <GameOpponent
            game={game}
            note={game.kindOf === "undecided" ? undefined : game.meetings}
          />
          <MarginAxis game={game} greatest={greatest} className="notOnPhones" />
          <GameScore game={game} />
          <GameExtras game={game} />
        </li>
      ))}
    </ol>
  );
}
