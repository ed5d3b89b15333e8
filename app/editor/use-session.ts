import { useEffect, useState } from "react";
import { CodeHostError, type CodeHost, type Place, type Stored } from "./code-host/code-host.ts";
import { gitHub } from "./code-host/github.ts";

const NAME = "editor-token";

/** The token of an earlier visit, or of this tab. */
function keptToken(): string | undefined {
  return sessionStorage.getItem(NAME) ?? localStorage.getItem(NAME) ?? undefined;
}

/** Keeps the token until the tab is closed, or on this machine. */
function keepToken(token: string, isKept: boolean): void {
  (isKept ? localStorage : sessionStorage).setItem(NAME, token);
}

/** Forgets the token wherever it was kept. */
function forgetToken(): void {
  sessionStorage.removeItem(NAME);
  localStorage.removeItem(NAME);
}

/** Somebody who is signed in, with the content as it is stored. */
export interface Session {
  readonly host: CodeHost;
  readonly stored: Stored;
}

/** Message of anything thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Signs in with a token, with that of an earlier visit by itself. It is kept until the host refuses it. */
export function useSession(place: Place) {
  const [token, setToken] = useState(keptToken);
  const [session, setSession] = useState<Session>();
  const [problem, setProblem] = useState<string>();
  const [canRetry, setCanRetry] = useState(false);
  const { repository, branch } = place;
  useEffect(() => {
    if (token === undefined) return undefined;
    let isCurrent = true;
    const host = gitHub({ repository, branch }, token);
    host
      .load()
      .then((stored) => {
        if (isCurrent) setSession({ host, stored });
      })
      .catch((error: unknown) => {
        if (!isCurrent) return;
        setProblem(messageOf(error));
        setToken(undefined);
        const isRefused = error instanceof CodeHostError && error.isRefused;
        setCanRetry(!isRefused);
        if (isRefused) forgetToken();
      });
    return () => {
      isCurrent = false;
    };
  }, [token, repository, branch]);
  const begin = (next: string | undefined) => {
    setProblem(undefined);
    setCanRetry(false);
    setToken(next);
  };
  return {
    session,
    problem,
    isBusy: token !== undefined && session === undefined,
    signIn: (typed: string, isKept: boolean) => {
      keepToken(typed, isKept);
      begin(typed);
    },
    /** Signs in again with the kept token, where the host could not be reached. */
    tryAgain: canRetry ? () => begin(keptToken()) : undefined,
    signOut: () => {
      forgetToken();
      setToken(undefined);
      setSession(undefined);
    },
  };
}
