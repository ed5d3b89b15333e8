import { createContext, use, useDeferredValue, useEffect, useMemo, useState } from "react";
import { checkContent } from "#app/content/check-content.ts";
import { knownPages } from "#app/pages/shared/has-page.ts";
import { choicesOf, type Choices } from "./choices.ts";
import type { Files, Stored } from "./code-host.ts";
import { changedFiles, openWorkspace, reviewOf, type Review, type Workspace } from "./workspace.ts";

/** Context of every editor screen. */
export interface Desk {
  readonly workspace: Workspace;
  readonly review: Review;
  readonly choices: Choices;
  /** Changes a file's text, based on its current text. */
  readonly edit: (file: string, change: (text: string) => string) => void;
  /** Adds pictures with their captions, by path inside `media/`. */
  readonly addMedia: (files: Files) => void;
}

/** Set after signing in. */
export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (desk === undefined) throw new Error("A screen needs a DeskContext around it.");
  return desk;
}

/** Asks before leaving the page with unsaved changes. */
function useUnloadQuestion(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [hasChanges]);
}

/** The content being edited, checked as a whole after every change. */
export function useWorkspace(stored: Stored) {
  const [workspace, setWorkspace] = useState(() => openWorkspace(stored));
  const before = useMemo(
    () => checkContent(workspace.stored.texts, { pages: knownPages }),
    [workspace.stored.texts],
  );
  // The checks read everything: a field shows what was typed before they have.
  const texts = useDeferredValue(workspace.texts);
  const review = useMemo(() => reviewOf(texts, before), [texts, before]);
  const choices = useMemo(() => choicesOf(review.checked.draft), [review]);
  const count = changedFiles(workspace).size;
  useUnloadQuestion(count > 0);
  const desk: Desk = {
    workspace,
    review,
    choices,
    edit: (file, change) =>
      setWorkspace((now) => {
        const text = change(now.texts.get(file) ?? "");
        return { ...now, texts: new Map(now.texts).set(file, text) };
      }),
    addMedia: (files) =>
      setWorkspace((now) => ({ ...now, media: new Map([...now.media, ...files]) })),
  };
  return { desk, count, setWorkspace, isCurrent: texts === workspace.texts };
}
