import { Link } from "wouter";
import { withForfeit } from "#app/domain/games/game.ts";
import { outcomeWord } from "#app/domain/games/outcome.ts";
import { classes } from "#app/lib/classes.ts";
import { useSite } from "#app/page/site.ts";
import { paths } from "#app/paths.ts";
import type { LadderBox, ShownGame } from "#app/routes/tournament/tournament-data.ts";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import * as words from "#words/pages/tournament.ts";
import { GameCrest } from "./GameList.tsx";
import styles from "./WayThrough.module.css";

interface BoxProps {
  game: ShownGame;
  art: string;
}

interface LadderGameProps {
  box: LadderBox;
  /** From 1. */
  column: number;
  art: string;
  /** "Next game", "On now": of the game that the clock points at. */
  mark: string | undefined;
}

function inWords(game: ShownGame): string {
  if (game.kindOf === "undecided") return game.name;
  if (game.kindOf === "scheduled") return words.toPlayAgainst(game.name);
  const score = withForfeit(`${game.us}–${game.them}`, game);
  return words.gameAgainst(outcomeWord(game.outcome), score, game.name);
}

/** The rows of both teams, that of the winner solid; without points while the game is to come. */
function Teams({ game, art }: BoxProps) {
  const { teamName } = useSite();
  const score = game.kindOf === "played" ? game : undefined;
  const { us, them, outcome } = score ?? {};
  return (
    <>
      <span className="sr">{inWords(game)}</span>
      <span aria-hidden="true" className={classes(styles.team, outcome === "win" && styles.winner)}>
        <span>{teamName}</span>
        <b>{us}</b>
      </span>
      <span
        aria-hidden="true"
        className={classes(styles.team, styles.other, outcome === "loss" && styles.winner)}
      >
        <GameCrest game={game} art={art} />
        <span>{game.name}</span>
        <b>{them}</b>
      </span>
    </>
  );
}

/** A game as a box of a bracket; it links to its opponent, if that has a page. */
export function LadderGame({ box, column, art, mark }: LadderGameProps) {
  const { game, lane, drops } = box;
  const cell = useComputedRule(`--column:${column};--lane:${lane}`);
  const kind = withForfeit(game.kind, game);
  const look = game.kindOf === "played" ? undefined : styles.toCome;
  return (
    <li
      className={classes(
        styles.box,
        drops && styles.drops,
        lane === 2 && styles.lower,
        look,
        mark !== undefined && styles.next,
        cell,
      )}
    >
      <p className={`xs ${styles.kind}`}>
        <span className="lab">{mark === undefined ? kind : `${mark} · ${kind}`}</span>
        <span className="mut">{game.when}</span>
      </p>
      {game.kindOf === "undecided" || game.hasNoPage === true ? (
        <p className={styles.teams}>
          <Teams game={game} art={art} />
        </p>
      ) : (
        <Link href={paths.opponent({ id: game.opponent })} className={styles.teams}>
          <Teams game={game} art={art} />
        </Link>
      )}
    </li>
  );
}
