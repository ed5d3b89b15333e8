import { useEffect, useState } from "react";
import { gitHub, type CodeHost } from "./code-host.ts";
import { CodeHostError } from "./git-hub-errors.ts";
import { saveChanges, type SaveOptions } from "./saving.ts";
import type { StorageArea } from "./storage.ts";
import type { BranchRef, Stored } from "./stored.ts";
import { forgetToken, writeToken, readToken } from "./token.ts";
import type { Workspace } from "./workspace.ts";

/** A failed request, described for the user. */
export interface Failure {
  readonly message: string;
  /** Whether another token may help. */
  readonly needsToken: boolean;
  /** The host that refused; undefined before signing in. */
  readonly host?: CodeHost;
}

/** Describes a failure. Deletes an expired token; one that was only refused may work later. */
function describeFailure(error: unknown): Failure {
  if (!(error instanceof CodeHostError)) {
    const message = "Something went wrong. Your changes are still here: reload the page.";
    return { message, needsToken: false };
  }
  if (error.reason === "expired") forgetToken();
  return {
    message: error.message,
    needsToken: error.reason === "expired" || error.reason === "forbidden",
  };
}

/** A token to sign in with. Trying the same token again is a new attempt. */
interface Attempt {
  readonly token: string;
}

const attemptWith = (token: string | undefined): Attempt | undefined =>
  token === undefined ? undefined : { token };

/** A signed-in person, with the content as stored at sign-in. */
export interface Session {
  readonly attempt: Attempt;
  readonly host: CodeHost;
  readonly stored: Stored;
}

/** Signs in with a given token, or with the stored one. */
export function useSession({ repository, branch }: BranchRef) {
  const [attempt, setAttempt] = useState(() => attemptWith(readToken()));
  const [session, setSession] = useState<Session>();
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    if (attempt === undefined) return undefined;
    let isCurrent = true;
    const host = gitHub({ repository, branch }, attempt.token);
    host
      .load()
      .then((stored) => {
        // A new token replaces an expired one; the content in the editor stays.
        if (isCurrent) setSession((now) => ({ attempt, host, stored: now?.stored ?? stored }));
      })
      .catch((error: unknown) => {
        if (!isCurrent) return;
        setFailure(describeFailure(error));
        setAttempt(undefined);
      });
    return () => {
      isCurrent = false;
    };
  }, [attempt, repository, branch]);
  const begin = (next: string | undefined) => {
    setFailure(undefined);
    setAttempt(attemptWith(next));
  };
  return {
    session,
    failure,
    isBusy: attempt !== undefined && attempt !== session?.attempt,
    signIn: (typed: string, area: StorageArea) => {
      writeToken(typed, area);
      begin(typed);
    },
    /** Signs in again with the stored token, unless it has expired. */
    tryAgain:
      failure === undefined || readToken() === undefined ? undefined : () => begin(readToken()),
    signOut: () => {
      forgetToken();
      begin(undefined);
      setSession(undefined);
    },
  };
}

/** How the changes of a workspace ended. */
export interface Outcome {
  readonly kind: "saved" | "waiting" | "discarded";
  /** The workspace afterwards; once it changes again, the outcome is over. */
  readonly workspace: Workspace;
  /** Page of the saved change. */
  readonly address?: string | undefined;
}

/** Saves the changes. */
export function useSaving(
  host: CodeHost,
  workspace: Workspace,
  onWorkspace: (next: Workspace) => void,
) {
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [outcome, setOutcome] = useState<Outcome>();
  const save = async (options: SaveOptions) => {
    setSaving(true);
    setFailure(undefined);
    try {
      const { workspace: next, address } = await saveChanges(host, workspace, options);
      onWorkspace(next);
      const kind = options.asRequest ? "waiting" : "saved";
      if (address !== undefined) setOutcome({ kind, workspace: next, address });
    } catch (error) {
      setFailure({ ...describeFailure(error), host });
    }
    setSaving(false);
  };
  const setDiscarded = (next: Workspace) => {
    setFailure(undefined);
    setOutcome({ kind: "discarded", workspace: next });
  };
  const isOver = outcome?.workspace !== workspace;
  return { isSaving, failure, outcome: isOver ? undefined : outcome, save, setDiscarded };
}
