import { marginBarHeight } from "#app/domain/games/outcome.ts";
import * as counts from "#words/grammar/counts.ts";
import * as seasonFacts from "#words/facts/season.ts";
import { SectionHead } from "./SectionHead.tsx";
import styles from "./GameByGame.module.css";

/** Position of the line between wins and losses, in units of a bar's height. */
const BASE = 16;

/** Of a game's width, which is 1. */
const BAR = 0.75;

function bar(game: number, margin: number): string {
  const height = margin === 0 ? 6 : Math.round(marginBarHeight(margin) * 10) / 10;
  const top = margin > 0 ? BASE - height : margin < 0 ? BASE : BASE - height / 2;
  return `M${game} ${top}h${BAR}v${height}h-${BAR}z`;
}

/** One bar for each game in playing order: a win stands on the line, a loss hangs from it. */
export function GameByGame({ margins }: { margins: readonly number[] }) {
  const path = (holds: (margin: number) => boolean) =>
    margins.map((margin, game) => (holds(margin) ? bar(game, margin) : "")).join("");
  const width = margins.length - 1 + BAR;
  return (
    <section>
      <SectionHead title={seasonFacts.gameByGame} note={counts.games(margins.length)} />
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} 32`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.win} d={path((margin) => margin > 0)} />
        <path className={styles.loss} d={path((margin) => margin < 0)} />
        <path className={styles.tie} d={path((margin) => margin === 0)} />
        <path className={styles.line} d={`M0 ${BASE}H${width}`} />
      </svg>
    </section>
  );
}
