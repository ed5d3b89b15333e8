import { useEffect, useRef, useState } from "react";
import type { Dates } from "#app/domain/today/dates.ts";
import { askAgainIn, scoresExpected } from "#app/domain/today/scores-expected.ts";
import { fetchPageFile, OtherScriptsError } from "#app/page/fetch-page-file.ts";
import { paths } from "#app/paths.ts";
import type { TournamentData } from "#app/routes/tournament/tournament-data.ts";
import { arrivals, arrivalWords } from "./arrivals.ts";
import type { Trouble } from "./status-words.ts";

/** How long a score that arrived is marked as new. */
const NEW_FOR = 10 * 60_000;

interface Scores {
  readonly data: TournamentData;
  /** When the site answered last, in milliseconds since 1970. */
  readonly checkedAt: number | undefined;
  /** Without news since the last one that was said. */
  readonly failures: number;
  readonly trouble: Trouble | undefined;
  /** The games whose score arrived last. */
  readonly fresh: readonly string[];
  /** What readers hear of it. */
  readonly said: string;
}

/** The page with its newest scores, and how they are. */
export interface LiveScores extends Scores {
  readonly check: () => void;
}

declare global {
  interface Navigator {
    /** Of some browsers: the visitor wants few bytes. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

function answered(before: Scores, data: TournamentData): Scores {
  const arrived = arrivals(before.data.games, data.games);
  const news =
    arrived.length === 0
      ? {}
      : { fresh: arrived.map(({ key }) => key), said: arrivalWords(arrived) };
  return {
    ...before,
    data,
    checkedAt: Date.now(),
    failures: 0,
    trouble: undefined,
    ...news,
  };
}

/** The first failure is not worth a word: the next answer comes in a minute. */
function failed(before: Scores, error: unknown): Scores {
  const failures = before.failures + 1;
  if (!navigator.onLine) return { ...before, failures, trouble: "offline" };
  if (error instanceof OtherScriptsError) return { ...before, failures, trouble: "other scripts" };
  return { ...before, failures, trouble: failures > 1 ? "failed" : before.trouble };
}

/**
 * The scores of a tournament while it is played: fetched again each minute, less often while nothing changes, and
 * only as long as the page is seen. Where the visitor saves data, only when she asks.
 */
export function useLiveScores(first: TournamentData, dates: Dates): LiveScores {
  const [scores, setScores] = useState<Scores>({
    data: first,
    checkedAt: undefined,
    failures: 0,
    trouble: undefined,
    fresh: [],
    said: "",
  });
  const check = useRef<() => void>(undefined);
  const path = paths.tournament({ id: first.id });
  useEffect(() => {
    let timer = 0;
    let withoutNews = 0;
    let known = first.games;
    let isGone = false;
    const ask = async (): Promise<void> => {
      try {
        // The offline worker would answer with what it kept.
        if (!navigator.onLine) throw new Error("There is no connection.");
        const { data } = await fetchPageFile<TournamentData>(path, { cache: "no-cache" });
        if (isGone) return;
        withoutNews = arrivals(known, data.games).length > 0 ? 0 : withoutNews + 1;
        known = data.games;
        setScores((before) => answered(before, data));
      } catch (error) {
        withoutNews += 1;
        if (!isGone) setScores((before) => failed(before, error));
      }
    };
    const plan = () => {
      clearTimeout(timer);
      timer = window.setTimeout(askIfExpected, askAgainIn(withoutNews));
    };
    const askIfExpected = () => {
      const isWanted =
        document.visibilityState === "visible" && navigator.connection?.saveData !== true;
      if (isWanted && scoresExpected(dates, Date.now())) void ask().finally(plan);
      else plan();
    };
    const askAnew = () => {
      withoutNews = 0;
      askIfExpected();
    };
    check.current = () => {
      withoutNews = 0;
      void ask().finally(plan);
    };
    plan();
    document.addEventListener("visibilitychange", askAnew);
    for (const change of ["online", "offline"]) window.addEventListener(change, askAnew);
    return () => {
      isGone = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", askAnew);
      for (const change of ["online", "offline"]) window.removeEventListener(change, askAnew);
    };
  }, [first, dates, path]);
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
