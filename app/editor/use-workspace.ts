import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { checkContent } from "#app/content/check-content.ts";
import { choicesOf } from "./form/choices.ts";
import type { Desk } from "./desk.ts";
import type { Session } from "./use-session.ts";
import { reviewOf } from "./workspace/review.ts";
import { changedFiles, openWorkspace, withMedia, withText } from "./workspace/workspace.ts";

/** Asks before the page is left with changes that nobody has saved. */
function useUnloadQuestion(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [hasChanges]);
}

/** The content while it is changed, checked as a whole after every change. */
export function useWorkspace({ stored }: Session) {
  const [workspace, setWorkspace] = useState(() => openWorkspace(stored));
  const before = useMemo(() => checkContent(workspace.stored.texts), [workspace.stored.texts]);
  // The checks read everything: a field shows what was typed before they have.
  const texts = useDeferredValue(workspace.texts);
  const review = useMemo(() => reviewOf({ texts }, before), [texts, before]);
  const choices = useMemo(() => choicesOf(review.checked.draft), [review]);
  const count = changedFiles(workspace).size;
  useUnloadQuestion(count > 0);
  const desk: Desk = {
    workspace,
    review,
    choices,
    edit: (file, change) =>
      setWorkspace((now) => withText(now, file, change(now.texts.get(file) ?? ""))),
    addMedia: (files) => setWorkspace((now) => withMedia(now, files)),
  };
  return { desk, count, setWorkspace, isCurrent: texts === workspace.texts };
}
