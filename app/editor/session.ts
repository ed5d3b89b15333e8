import { useEffect, useState } from "react";
import { checkContent } from "#app/content/check-content.ts";
import { knownPages } from "#app/pages/shared/has-page.ts";
import { CodeHostError, gitHub, type CodeHost, type Place, type Stored } from "./code-host.ts";
import {
  changedFiles,
  clashes,
  openWorkspace,
  rebased,
  reviewOf,
  type Workspace,
} from "./workspace.ts";

const NAME = "editor-token";

/** The token of an earlier visit, or of this tab. */
function keptToken(): string | undefined {
  return sessionStorage.getItem(NAME) ?? localStorage.getItem(NAME) ?? undefined;
}

/** Keeps the token until the tab is closed, or on this device. */
function keepToken(token: string, isKept: boolean): void {
  (isKept ? localStorage : sessionStorage).setItem(NAME, token);
}

function forgetToken(): void {
  sessionStorage.removeItem(NAME);
  localStorage.removeItem(NAME);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const reasonOf = (error: unknown) => (error instanceof CodeHostError ? error.reason : undefined);

/** A signed-in person, with the content as it is stored. */
export interface Session {
  readonly host: CodeHost;
  readonly stored: Stored;
}

/** Signs in with a token, or with the kept one. A token is kept until the host refuses it. */
export function useSession({ repository, branch }: Place) {
  const [token, setToken] = useState(keptToken);
  const [session, setSession] = useState<Session>();
  const [problem, setProblem] = useState<string>();
  const [canRetry, setCanRetry] = useState(false);
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
        const isRefused = reasonOf(error) === "refused";
        if (isRefused) forgetToken();
        setProblem(messageOf(error));
        setCanRetry(!isRefused);
        setToken(undefined);
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
    /** Signs in again with the kept token, if the host could not be reached. */
    tryAgain: canRetry ? () => begin(keptToken()) : undefined,
    signOut: () => {
      forgetToken();
      setToken(undefined);
      setSession(undefined);
    },
  };
}

/** Saves on top of what others have saved meanwhile, unless that is the same file. Returns the change's address. */
async function saveOn(
  host: CodeHost,
  workspace: Workspace,
  message: string,
  asRequest: boolean,
): Promise<string> {
  const { stored, texts } = workspace;
  const { problems, summary } = reviewOf(texts, checkContent(stored.texts, { pages: knownPages }));
  if (problems.some(({ severity }) => severity === "error")) {
    throw new CodeHostError("The checks found mistakes. Nothing was saved.");
  }
  const files = changedFiles(workspace);
  const body = summary.map((line) => `- ${line}`).join("\n");
  try {
    return await host.save({ head: stored.head, message, body, files, asRequest });
  } catch (error) {
    if (reasonOf(error) !== "stale") throw error;
    const now = await host.load();
    const both = clashes(workspace, now);
    if (both.length === 0) return saveOn(host, rebased(workspace, now), message, asRequest);
    throw new CodeHostError(
      `Somebody else has changed ${both.join(", ")} meanwhile. Copy what you typed, then load the page again.`,
    );
  }
}

/** Saves the changes; `address` is that of the last saved change. */
export function useSaving(
  host: CodeHost,
  workspace: Workspace,
  onSaved: (next: Workspace) => void,
) {
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [address, setAddress] = useState<string>();
  /** Loads the saved files: the next changes are made to these. */
  const loadAgain = async () => {
    try {
      onSaved(openWorkspace(await host.load()));
    } catch {
      // Nothing is left to be saved: the browser need not ask before the page is loaded again.
      onSaved(openWorkspace(workspace.stored));
      setProblem("Saved. Load the page again to go on.");
    }
  };
  const save = async (message: string, asRequest: boolean) => {
    setSaving(true);
    setProblem(undefined);
    try {
      setAddress(await saveOn(host, workspace, message, asRequest));
      await loadAgain();
    } catch (error) {
      setProblem(messageOf(error));
    }
    setSaving(false);
  };
  return { isSaving, problem, address, save };
}
