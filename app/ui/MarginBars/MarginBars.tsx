import type { ReactNode } from "react";
import { Link } from "#app/ui/Link/Link.tsx";
import { classes } from "#app/lib/classes.ts";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import * as words from "#words/ui.ts";
import styles from "./MarginBars.module.css";

/** A played game as a bar. */
export interface MarginBar {
  readonly key: string;
  readonly outcome: "win" | "loss" | "tie";
  /** Our score first: "15–11". */
  readonly score: string;
  /** Points between the teams, from 0. */
  readonly margin: number;
  /** Announced, and shown beside the bar on phones: "Chicago Nereid". */
  readonly name: string;
}

/** Games under one heading: a tournament's, a year's. */
export interface MarginGroup {
  readonly key: string;
  readonly href?: string | undefined;
  readonly label: string;
  readonly note?: string | undefined;
  readonly bars: readonly MarginBar[];
}

/** Whether the bars are named after opponents ("against") or tournaments ("at"). */
type Relation = "against" | "at";

interface MarginBarsProps {
  groups: readonly MarginGroup[];
  relation: Relation;
  /** Keeps the bars vertical on phones, where a list beside the chart shows the scores. */
  upright?: boolean;
}

/** Height of the chart without its text, in px, and the limits for the height per point. */
const ROOM = 190;
const LEAST = 6;
const MOST = 16;

function Bar({ bar, relation }: { bar: MarginBar; relation: Relation }): ReactNode {
  const height = useComputedRule(`--margin:${bar.margin}`);
  return (
    <li className={classes(styles[bar.outcome], height)}>
      <i />
      <span className={styles.name}>
        <span className="sr">{words.gameEnded(bar.outcome, bar.score, relation)} </span>
        {bar.name}
      </span>
      <b aria-hidden="true">{bar.score}</b>
    </li>
  );
}

/**
 * A bar chart of margins, one bar per game in playing order. Wins are solid bars above the line,
 * losses outlined bars below it, with the score at the end of the bar. On phones each game is a
 * row, unless `upright` is set.
 */
export function MarginBars({ groups, relation, upright = false }: MarginBarsProps) {
  const all = groups.flatMap(({ bars }) => bars);
  const greatest = (outcome: MarginBar["outcome"]) =>
    Math.max(0, ...all.filter((bar) => bar.outcome === outcome).map(({ margin }) => margin));
  const [up, down] = [greatest("win"), greatest("loss")];
  const point = Math.min(MOST, Math.max(LEAST, ROOM / Math.max(1, up + down)));
  const scale = useComputedRule(`--up:${up};--dn:${down};--ud:${Math.round(point * 10) / 10}px`);
  return (
    <div
      className={classes("cluster", styles.chart, upright ? styles.upright : styles.turned, scale)}
    >
      {groups.map((group, place) => (
        <Group
          key={group.key}
          group={group}
          relation={relation}
          isLast={place > 0 && place === groups.length - 1}
        />
      ))}
    </div>
  );
}

interface GroupProps {
  group: MarginGroup;
  relation: Relation;
  isLast: boolean;
}

/** A group of bars; the last one ends at the edge of the chart. */
function Group({ group, relation, isLast }: GroupProps) {
  const share = useComputedRule(`--n:${group.bars.length}`);
  return (
    <section className={classes(share, isLast && styles.last)}>
      <h3>
        {group.href === undefined ? group.label : <Link href={group.href}>{group.label}</Link>}
        {group.note === undefined ? undefined : <span>{group.note}</span>}
      </h3>
      <ol>
        {group.bars.map((bar) => (
          <Bar key={bar.key} bar={bar} relation={relation} />
        ))}
      </ol>
    </section>
  );
}
