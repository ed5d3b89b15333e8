import { useEffect, useRef, useState } from "react";
import { appendForfeit } from "#app/domain/games/game.ts";
import { pointsText } from "#app/domain/records.ts";
import type { Dates } from "#app/domain/today/day-state.ts";
import { pollDelay, areScoresExpected } from "#app/domain/today/scores-expected.ts";
import { describeScore, gamesInOrder } from "#app/entities/game/describe.ts";
import type { GameShape, PlayedShape } from "#app/entities/game/shape.ts";
import { fetchProps } from "#app/islands/fetch-props.ts";
import { paths } from "#app/routes/paths.ts";
import * as words from "#words/facts.ts";
import type { BodyData } from "./shape-body.ts";
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
    appendForfeit(words.scoreAgainst(describeScore(game), game.name), game),
  );
  if (scores.length === 0) return "";
  return `${scores.length === 1 ? "Score" : "Scores"} in: ${scores.join("; ")}.`;
}

/** Milliseconds for which a new score is highlighted. */
const NEW_FOR = 10 * 60_000;

/** The data of the tournament's page with its newest scores, and their status. */
interface Scores {
  readonly data: BodyData;
  /** Time of the site's last response, in milliseconds since 1970. */
  readonly checkedAt?: number;
  readonly trouble?: Trouble | undefined;
  /** Games whose score is new. */
  readonly arrived: readonly PlayedShape[];
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

/** Whether the page is visible and the visitor does not save data. */
function mayPoll(): boolean {
  return document.visibilityState === "visible" && navigator.connection?.saveData !== true;
}

/** Keeps the scores, shows each change, and highlights new scores for a while. */
function keepScores(first: Scores, show: (scores: Scores) => void) {
  let scores = first;
  let freshTimer = 0;
  const change = (changes: Partial<Scores>) => {
    scores = { ...scores, ...changes };
    show(scores);
  };
  /** Whether the data of an answer has a new score. If not, earlier arrivals stay highlighted. */
  const takeAnswer = (data: BodyData): boolean => {
    const arrived = arrivals(gamesInOrder(scores.data), gamesInOrder(data));
    change({ data, checkedAt: Date.now(), trouble: undefined });
    if (arrived.length === 0) return false;
    change({ arrived });
    clearTimeout(freshTimer);
    freshTimer = window.setTimeout(() => change({ arrived: [] }), NEW_FOR);
    return true;
  };
  return { change, takeAnswer, stop: () => clearTimeout(freshTimer) };
}

/**
 * Polls the scores of a tournament while they are expected: every minute, less often while no new score arrives.
 *
 * @returns functions to poll at once and to stop
 */
function pollScores(first: Scores, dates: Dates, show: (scores: Scores) => void) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const kept = keepScores(first, show);
  let timer = 0;
  /** Requests since a score arrived or the visitor came back, failed ones too. */
  let unchanged = 0;
  let failures = 0;
  const poll = async (): Promise<void> => {
    unchanged += 1;
    try {
      // Fails early if the browser knows that it is offline.
      if (!navigator.onLine) throw new Error("There is no connection.");
      const props = await fetchProps<{ data: BodyData }>(paths.tournament(first.data));
      if (signal.aborted) return;
      failures = 0;
      if (props === undefined) {
        // The document has no props any more, because the tournament is over.
        stopping.abort();
        kept.change({ trouble: "new page" });
      } else if (kept.takeAnswer(props.data)) unchanged = 0;
    } catch {
      if (signal.aborted) return;
      failures += 1;
      if (!navigator.onLine) kept.change({ trouble: "offline" });
      // A single failure is not shown, because the next request may succeed.
      else if (failures > 1) kept.change({ trouble: "failed" });
    }
  };
  const pollNow = () => void poll().finally(plan);
  const pollIfExpected = () => {
    if (mayPoll() && areScoresExpected(dates, Date.now())) pollNow();
    else plan();
  };
  const plan = () => {
    clearTimeout(timer);
    if (!signal.aborted) timer = window.setTimeout(pollIfExpected, pollDelay(unchanged));
  };
  const pollAnew = (request: () => void) => {
    unchanged = 0;
    request();
  };
  const onReturn = () => pollAnew(pollIfExpected);
  plan();
  document.addEventListener("visibilitychange", onReturn, { signal });
  for (const event of ["online", "offline"]) window.addEventListener(event, onReturn, { signal });
  return {
    check: () => pollAnew(pollNow),
    stop: () => {
      stopping.abort();
      clearTimeout(timer);
      kept.stop();
    },
  };
}

/**
 * The data of a tournament's page with its newest scores, polled while scores are expected and the page is visible. With
 * data saving on, scores are fetched only on request. Finished tournaments are not polled.
 */
export function useLiveScores(data: BodyData): LiveScores {
  const [scores, setScores] = useState<Scores>({ data, arrived: [] });
  const check = useRef<() => void>(undefined);
  useEffect(() => {
    if (data.live === undefined) return undefined;
    const polling = pollScores({ data, arrived: [] }, data.live.dates, setScores);
    check.current = polling.check;
    return polling.stop;
  }, [data]);
  return { ...scores, check: () => check.current?.() };
}
