import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { checkContent } from "#app/content/check-content.ts";
import { Button } from "./Button.tsx";
import { DeskContext, type Desk } from "./desk.ts";
import type { EditorSettings } from "./settings.ts";
import styles from "./Editor.module.css";
import { Screen } from "./Screen.tsx";
import { screens, useScreen, useTop } from "./use-screen.ts";
import { useSaving } from "./use-saving.ts";
import type { Session } from "./use-session.ts";
import { choicesOf } from "./form/choices.ts";
import { reviewOf } from "./workspace/review.ts";
import { changedFiles, openWorkspace, withMedia, withText } from "./workspace/workspace.ts";

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
function useWorkspace({ stored }: Session) {
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

interface EditorDeskProps extends EditorSettings {
  session: Session;
  onSignOut: () => void;
}

/** The editor after signing in: a bar with the changes, and a screen. */
export function EditorDesk({ session, onSignOut, name, changes }: EditorDeskProps) {
  const { desk, count, setWorkspace, isCurrent } = useWorkspace(session);
  const { isSaving, problem, address, save } = useSaving(
    session.host,
    desk.workspace,
    setWorkspace,
  );
  const screen = useScreen();
  useTop();
  // Whoever goes on with something else has read that it was saved.
  const isNews = screen[0] === "review" || screen[0] === "";
  return (
    <DeskContext value={desk}>
      <header className={`row slab ${styles.bar}`}>
        <a href={screens.start}>{name}</a>
        <a href={screens.review} className={styles.changes} data-count={count}>
          {count === 0 ? "No changes" : `Review ${count} changed`}
        </a>
      </header>
      {/* Inert while saving: the saved files then replace those in the editor, with what was typed meanwhile. */}
      <main aria-busy={isSaving || !isCurrent} inert={isSaving}>
        {address === undefined || problem !== undefined || count > 0 || !isNews ? undefined : (
          <p className={styles.saved} role="status">
            Saved.{" "}
            <a href={address} target="_blank" rel="noreferrer">
              Look at the change
            </a>
          </p>
        )}
        {problem === undefined ? undefined : (
          <p className={styles.failed} role="alert">
            {problem}
          </p>
        )}
        {screen[0] === "" ? undefined : (
          <p className={styles.back}>
            <a href={screens.start}>Back to all tasks</a>
          </p>
        )}
        <Screen
          screen={screen}
          review={{
            asRequest: changes === "request",
            isSaving: isSaving || !isCurrent,
            isSaved: address !== undefined,
            onSave: (message, asRequest) => {
              void save(message, asRequest);
            },
          }}
        />
      </main>
      <footer className={`muted ${styles.foot}`}>
        <p>Signed in as {session.stored.login}.</p>
        <Button isQuiet onPress={onSignOut}>
          Sign out
        </Button>
      </footer>
    </DeskContext>
  );
}
