import { longDate } from "#app/domain/dates/written-dates.ts";
import { computeMargin } from "#app/domain/games/outcome.ts";
import * as records from "#app/domain/records.ts";
import { currentRun, equallyLongest } from "#app/domain/records/runs.ts";
import { TournamentLink } from "#app/entities/tournament/TournamentLink.tsx";
import { top } from "#app/lib/list.ts";
import { capitalize } from "#app/lib/text.ts";
import type { PlayedGame } from "#app/record/record.ts";
import { useSite } from "#app/routes/site.ts";
import { type Figure, Figures } from "#app/ui/Figures/Figures.tsx";
import * as counts from "#words/counts.ts";
import * as dates from "#words/dates.ts";
import * as words from "#words/facts.ts";
import styles from "./OpponentPage.module.css";

function biggestFigure(games: readonly PlayedGame[], side: "win" | "loss"): Figure | undefined {
  const { first, equals } = top(records.listBiggest(games, side), 1, ({ score }) =>
    computeMargin(score),
  );
  const [game] = first;
  if (game === undefined) return undefined;
  const margin = Math.abs(computeMargin(game.score));
  return {
    label: `Biggest ${side}`,
    value: records.pointsText(game.score),
    note: (
      <>
        <TournamentLink tournament={game.tournament} />
        {equals > 0 && `, ${words.andMoreBy(equals, margin)}`}
      </>
    ),
  };
}

function pointsFigure(games: readonly PlayedGame[], team: string): Figure {
  const points = records.sumPoints(games);
  const difference = points.us - points.them;
  const winner = difference > 0 ? `${team} by` : "Outscored by";
  const note = difference === 0 ? "Dead even" : `${winner} ${Math.abs(difference)}`;
  return { label: words.points, value: records.pointsText(points), note };
}

function oneGoalFigure(games: readonly PlayedGame[]): Figure | undefined {
  const close = records.oneGoalGames(games);
  if (close.length === 0) return undefined;
  const note = `${close.length} of ${counts.games(games.length)}`;
  return {
    label: words.oneGoalGames,
    value: records.recordText(records.countRecord(close)),
    note: words.withUncountedForfeits(note, records.oneGoalForfeits(games)),
  };
}

function runFigure(games: readonly PlayedGame[]): Figure | undefined {
  const [run, ...equalRuns] = equallyLongest(games, "win", "loss");
  if (run === undefined || run.games.length === 1) return undefined;
  const count = run.outcome === "win" ? counts.wins : counts.losses;
  const days = [run.games[0].date, run.games.at(-1)?.date].flatMap((day) => day ?? []);
  const when = dates.fromTo([...new Set(days.map((day) => longDate(day)))]);
  const note = words.andMoreAsLong(when, equalRuns.length);
  return {
    label: "Longest streak",
    value: count(run.games.length),
    note: note === "" ? undefined : note,
  };
}

/** The last meeting, with how the latest games went: "Won last 3; first met October 1, 2016". */
function lastFigure(games: readonly PlayedGame[]): Figure | undefined {
  const [first, last] = [games[0]?.date, games.at(-1)?.date];
  const run = currentRun(games);
  if (first === undefined || last === undefined || run === undefined) return undefined;
  const { outcome, games: inRow } = run;
  const streak = inRow.length > 1 ? `${words.verbs[outcome]} last ${inRow.length}` : `a ${outcome}`;
  const note = `${capitalize(streak)}; first met ${longDate(first)}`;
  return { label: "Last met", value: longDate(last), isText: true, note };
}

/** Totals of the games against a team; none for a single game, which they would repeat. */
export function HeadToHead({ games }: { games: readonly PlayedGame[] }) {
  const { teamName } = useSite();
  if (games.length < 2) return undefined;
  const figures = [
    biggestFigure(games, "win"),
    biggestFigure(games, "loss"),
    pointsFigure(games, teamName),
    oneGoalFigure(games),
    runFigure(games),
    lastFigure(games),
  ];
  return (
    <Figures
      className={styles.figures}
      figures={figures.filter((figure) => figure !== undefined)}
    />
  );
}
