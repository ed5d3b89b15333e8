import { createContext, use, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { listChoices, type Choices } from "./choices.ts";
import { readDrafts, writeDrafts } from "./drafts.ts";
import type { BranchRef, Stored } from "./stored.ts";
import {
  checkTexts,
  openWorkspace,
  reviewTexts,
  type Review,
  withChange,
  type Workspace,
} from "./workspace.ts";

/** The desk: what every screen of the editor works with. */
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

/** The state of the editor, for its screens. */
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

/** The edited content, including drafts of an earlier visit. All of it is checked after every change. */
export function useWorkspace(place: BranchRef, stored: Stored) {
  const [drafts] = useState(() => readDrafts(place));
  const [opened] = useState(() => openWorkspace(stored, drafts));
  const [workspace, setWorkspace] = useState(opened);
  const [isDurable, setDurable] = useState(true);
  const newest = useRef(opened);
  /** Stores every change at once: the page may be gone before React renders. */
  const replace = (next: Workspace) => {
    newest.current = next;
    setWorkspace(next);
    setDurable(writeDrafts(place, next.edits));
  };
  // Drafts that are saved by now are gone.
  useEffect(() => {
    writeDrafts(place, opened.edits);
  }, [place, opened]);
  const { stored: storedNow } = workspace;
  const before = useMemo(() => checkTexts(storedNow.texts), [storedNow.texts]);
  // The checks read all files, so fields update before they have run.
  const texts = useDeferredValue(workspace.texts);
  const review = useMemo(() => reviewTexts(texts, storedNow, before), [texts, storedNow, before]);
  const choices = useMemo(() => listChoices(review.draft), [review]);
  useUnloadQuestion(workspace.edits.size > 0 && !isDurable);
  const desk: EditorState = {
    place,
    workspace,
    review,
    choices,
    edit: (file, change) => replace(withChange(newest.current, file, change)),
    setWorkspace: (change) => replace(change(newest.current)),
  };
  return {
    desk,
    isDurable,
    isRestored: drafts.size > 0 && workspace === opened,
    isReviewed: texts === workspace.texts,
  };
}
