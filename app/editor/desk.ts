import { createContext, use, useDeferredValue, useEffect, useMemo, useState } from "react";
import { listChoices, type Choices } from "./choices.ts";
import type { BranchRef, Stored } from "./stored.ts";
import { readDrafts, writeDrafts } from "./drafts.ts";
import {
  checkTexts,
  type Edits,
  openWorkspace,
  reviewTexts,
  type Review,
  withChange,
  type Workspace,
} from "./workspace.ts";

/** Context of every editor screen. */
export interface EditorState {
  readonly place: BranchRef;
  readonly workspace: Workspace;
  readonly review: Review;
  readonly choices: Choices;
  /** Changes a file's text, based on its current text. */
  readonly edit: (file: string, change: (text: string) => string) => void;
  /** Replaces the workspace, to discard files or resolve conflicts. */
  readonly setWorkspace: (change: (now: Workspace) => Workspace) => void;
}

/** Set after signing in. */
export const EditorContext = createContext<EditorState | undefined>(undefined);

export function useEditor(): EditorState {
  const desk = use(EditorContext);
  if (desk === undefined) throw new Error("A screen needs an EditorContext around it.");
  return desk;
}

/** Asks for confirmation before leaving if unsaved changes would be lost. */
function useUnloadQuestion(losesChanges: boolean): void {
  useEffect(() => {
    if (!losesChanges) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [losesChanges]);
}

/** Stores unsaved changes on this device. Returns whether the browser could store them. */
function useDrafts(place: BranchRef, edits: Edits): boolean {
  const [isKept, setKept] = useState(true);
  useEffect(() => setKept(writeDrafts(place, edits)), [place, edits]);
  return isKept;
}

/**
 * The edited content, including drafts of an earlier visit. All of it is checked after every
 * change.
 */
export function useWorkspace(place: BranchRef, stored: Stored) {
  const [drafts] = useState(() => readDrafts(place));
  const [opened] = useState(() => openWorkspace(stored, drafts));
  const [workspace, setWorkspace] = useState(opened);
  const before = useMemo(() => checkTexts(workspace.stored.texts), [workspace.stored.texts]);
  // The checks read all files, so fields update before they have run.
  const texts = useDeferredValue(workspace.texts);
  const { stored: now } = workspace;
  const review = useMemo(() => reviewTexts(texts, now, before), [texts, now, before]);
  const choices = useMemo(() => listChoices(review.draft), [review]);
  const count = workspace.edits.size;
  const isKept = useDrafts(place, workspace.edits);
  useUnloadQuestion(count > 0 && !isKept);
  const desk: EditorState = {
    place,
    workspace,
    review,
    choices,
    edit: (file, change) => setWorkspace((now) => withChange(now, file, change)),
    setWorkspace,
  };
  const discard = () => {
    const emptied = openWorkspace(workspace.stored);
    setWorkspace(emptied);
    return emptied;
  };
  const isRestored = drafts.size > 0 && workspace === opened;
  return { desk, count, discard, isRestored, isKept, isCurrent: texts === workspace.texts };
}
