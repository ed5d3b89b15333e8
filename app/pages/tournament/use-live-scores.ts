import { useEffect, useRef, useState } from "react";
import type { Dates } from "#app/domain/today/dates.ts";
import { pollDelay, areScoresExpected } from "#app/domain/today/scores-expected.ts";
import { fetchProps } from "#app/islands/fetch-props.ts";
import { paths } from "#app/routes/paths.ts";
import { describeScore } from "#app/entities/game/describe.ts";
import type { GameShape, PlayedShape } from "#app/entities/game/shape.ts";
import { gamesInOrder } from "#app/entities/tournament/games-in-order.ts";
import type { BodyData } from "./shape-body.ts";
import { pointsText } from "#app/domain/records.ts";
import { appendForfeit } from "#app/domain/games/game.ts";
import * as gameFacts from "#words/facts/games.ts";
import type { Trouble } from "./status-words.ts";

function scoreText(game: GameShape | undefined): string | undefined {
  return game?.kind === "played" ? pointsText(game) : undefined;
}

/** Games whose score is new compared with an earlier state, in playing order. */
export function arrivals(before: readonly GameShape[], after: readonly GameShape[]): PlayedShape[] {
  const known = new Map(before.map((game) => [game.key, game]));
  return after.filter(
    (game): game is PlayedShape =>
      game.kind === "played" && scoreText(game) !== scoreText(known.get(game.key)),
  );
}

/** Announcement of new scores: "Score in: won 15–8 against Eddy." */
export function arrivalWords(games: readonly PlayedShape[]): string {
  const scores = games.map((game) =>
    appendForfeit(gameFacts.scoreAgainst(describeScore(game), game.name), game),
  );
  if (scores.length === 0) return "";
  return `${scores.length === 1 ? "Score" : "Scores"} in: ${scores.join("; ")}.`;
}

/** Milliseconds for which a new score is highlighted. */
const NEW_FOR = 10 * 60_000;

/** The page with its newest scores, and their status. */
interface Scores {
  readonly data: BodyData;
  /** Time of the site's last response, in milliseconds since 1970. */
  readonly checkedAt?: number;
  /** Number of consecutive failed requests. */
  readonly failures: number;
  readonly trouble?: Trouble | undefined;
  /** Keys of the games with the latest scores. */
  readonly fresh: readonly string[];
  /** Live announcement for screen readers. */
  readonly announcement: string;
}

export interface LiveScores extends Scores {
  /** Fetches the scores at once. */
  readonly check: () => void;
}

declare global {
  interface Navigator {
    /** Supported by some browsers: whether the visitor wants to save data. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** @param data undefined if the document has none any more, because the tournament is over */
function applyAnswer(before: Scores, data: BodyData | undefined): Scores {
  if (data === undefined) return { ...before, trouble: "new page" };
  const arrived = arrivals(gamesInOrder(before.data), gamesInOrder(data));
  const answered = { ...before, data, checkedAt: Date.now(), failures: 0, trouble: undefined };
  if (arrived.length === 0) return answered;
  return {
    ...answered,
    fresh: arrived.map(({ key }) => key),
    announcement: arrivalWords(arrived),
  };
}

/** A single failure is not shown, because the next request follows in a minute. */
function applyFailure(before: Scores): Scores {
  const failures = before.failures + 1;
  if (!navigator.onLine) return { ...before, failures, trouble: "offline" };
  return { ...before, failures, trouble: failures > 1 ? "failed" : before.trouble };
}

/** Whether the page is visible and the visitor does not save data. */
function mayPoll(): boolean {
  return document.visibilityState === "visible" && navigator.connection?.saveData !== true;
}

/**
 * Polls the scores of a tournament while they are expected: every minute, less often if nothing
 * changes.
 *
 * @param change applies an answer or a failure
 * @returns functions to poll at once and to stop
 */
function pollScores(first: BodyData, dates: Dates, change: (apply: typeof applyFailure) => void) {
  const path = paths.tournament(first);
  let timer = 0;
  let unchanged = 0;
  let known = gamesInOrder(first);
  const stopping = new AbortController();
  const { signal } = stopping;
  const poll = async (): Promise<void> => {
    unchanged += 1;
    try {
      // Fails early if the browser knows that it is offline.
      if (!navigator.onLine) throw new Error("There is no connection.");
      const data = (await fetchProps<{ data: BodyData }>(path))?.data;
      if (signal.aborted) return;
      if (data === undefined) stopping.abort();
      const games = data === undefined ? known : gamesInOrder(data);
      if (arrivals(known, games).length > 0) unchanged = 0;
      known = games;
      change((before) => applyAnswer(before, data));
    } catch {
      if (!signal.aborted) change(applyFailure);
    }
  };
  const plan = () => {
    clearTimeout(timer);
    if (!signal.aborted) timer = window.setTimeout(pollIfExpected, pollDelay(unchanged));
  };
  const pollIfExpected = () => {
    if (mayPoll() && areScoresExpected(dates, Date.now())) void poll().finally(plan);
    else plan();
  };
  const pollAnew = () => {
    unchanged = 0;
    pollIfExpected();
  };
  plan();
  document.addEventListener("visibilitychange", pollAnew, { signal });
  for (const event of ["online", "offline"]) window.addEventListener(event, pollAnew, { signal });
  return {
    check: () => {
      unchanged = 0;
      void poll().finally(plan);
    },
    stop: () => {
      stopping.abort();
      clearTimeout(timer);
    },
  };
}

/**
 * The page with the newest scores of a tournament, polled while games are played and the page is
 * visible. With data saving on, scores are fetched only on request. Finished tournaments are not
 * polled.
 */
export function useLiveScores(first: BodyData): LiveScores {
  const [scores, setScores] = useState<Scores>({
    data: first,
    failures: 0,
    fresh: [],
    announcement: "",
  });
  const check = useRef<() => void>(undefined);
  useEffect(() => {
    if (first.live === undefined) return undefined;
    const polling = pollScores(first, first.live.dates, setScores);
    check.current = polling.check;
    return polling.stop;
  }, [first]);
  const { fresh } = scores;
  useEffect(() => {
    if (fresh.length === 0) return undefined;
    const timer = setTimeout(() => {
      setScores((before) => (before.fresh === fresh ? { ...before, fresh: [] } : before));
    }, NEW_FOR);
    return () => clearTimeout(timer);
  }, [fresh]);
  return { ...scores, check: () => check.current?.() };
}
