import type { ReactNode } from "react";
import { plural } from "#app/lib/text.ts";
import { EditorContext, useEditor, useWorkspace } from "./desk.ts";
import { FileScreen } from "./FileScreen.tsx";
import { Button } from "./inputs.tsx";
import { ReviewScreen } from "./ReviewScreen.tsx";
import { ScoresScreen } from "./ScoresScreen.tsx";
import { screens, useScreen } from "./screens.ts";
import { SeasonScreen } from "./SeasonScreen.tsx";
import { type Failure, type Outcome, type Session, useSaving } from "./session.ts";
import { StartScreen } from "./StartScreen.tsx";
import { type BranchRef, fileAddress, repositoryAddress } from "./stored.ts";
import { TournamentScreen } from "./TournamentScreen.tsx";
import { openWorkspace } from "./workspace.ts";
import styles from "./Editor.module.css";

/** The site's settings for the editor, read from the document. */
export interface EditorSettings {
  readonly name: string;
  readonly repository: string;
  readonly branch: string;
  readonly changes: "commit" | "request";
}

interface SaveFailureProps {
  failure: Failure;
  session: Session;
  /** Form for another token, shown if that may help. */
  children: ReactNode;
}

const focus = (box: HTMLElement | null) => box?.focus();

/** The reason why saving failed. Cleared after signing in again. */
function SaveFailure({ failure, session, children }: SaveFailureProps) {
  if (failure.host !== session.host) {
    return (
      <p className={styles.saved} role="status">
        You are signed in again. Your changes are still here: save them now.
      </p>
    );
  }
  return (
    <div className={styles.problem} ref={focus} tabIndex={-1}>
      <p role="alert">{failure.message}</p>
      {failure.needsToken && children}
    </div>
  );
}

interface NoticeProps {
  count: number;
  /** Whether the workspace is that of the last visit. */
  isRestored: boolean;
  isDurable: boolean;
  outcome: Outcome | undefined;
}

/** Notice about saved changes and drafts kept on this device. */
function Notice({ count, isRestored, isDurable, outcome }: NoticeProps) {
  if (count > 0 && !isDurable) {
    return (
      <p className={styles.problem} role="alert">
        This browser can’t store unsaved changes. Save before you leave this page.
      </p>
    );
  }
  const words = () => {
    if (outcome?.kind === "discarded") return "Discarded. Nothing was saved.";
    if (outcome !== undefined) {
      const isWaiting = outcome.kind === "waiting";
      return (
        <>
          {isWaiting ? "Sent for review. The site changes when it is merged. " : "Saved. "}
          <a href={outcome.address} target="_blank" rel="noreferrer">
            Look at the change {isWaiting ? "request" : ""}
          </a>
        </>
      );
    }
    if (!isRestored) return undefined;
    return count > 0
      ? "Your unsaved changes are back. This device keeps them until you save or discard them."
      : "Your last changes were saved.";
  };
  const notice = words();
  return (
    notice && (
      <p className={styles.saved} role="status">
        {notice}
      </p>
    )
  );
}

/** Limits of the repository: it is archived, or has files that are not text. */
function HostNotices() {
  const { place, workspace } = useEditor();
  const { unreadable, isArchived } = workspace.stored;
  return (
    <>
      {isArchived && (
        <p className={styles.problem}>
          The <a href={repositoryAddress(place)}>repository</a> is archived on GitHub, so nothing
          can be saved. An owner can unarchive it in its settings, under “Danger Zone”.
        </p>
      )}
      {Array.from(unreadable, (file) => (
        <p key={file} className={styles.problem} data-severity="warning">
          <a href={fileAddress(place, file)}>{file}</a> is not text in UTF-8. The editor leaves it
          as it is and can’t use its contents. Correct it on GitHub.
        </p>
      ))}
    </>
  );
}

interface SignedInProps extends EditorSettings {
  place: BranchRef;
  session: Session;
  tokenForm: ReactNode;
  onSignOut: () => void;
}

/** The editor after signing in: a bar with the changes, and a screen. */
export function SignedIn({ place, session, tokenForm, onSignOut, changes, name }: SignedInProps) {
  const { desk, isRestored, isDurable, isReviewed } = useWorkspace(place, session.stored);
  const { host } = session;
  const count = desk.workspace.edits.size;
  const saving = useSaving(host, desk.workspace, (next) => desk.setWorkspace(() => next));
  const { isSaving, failure, outcome } = saving;
  const [screen, file] = useScreen();
  const contents: Readonly<Record<string, ReactNode>> = {
    file: <FileScreen key={file} file={file} />,
    scores: <ScoresScreen key={file} file={file} />,
    "new-tournament": <TournamentScreen />,
    "new-season": <SeasonScreen />,
    review: (
      <ReviewScreen
        asRequest={changes === "request"}
        isSaving={isSaving || !isReviewed}
        isSaved={outcome !== undefined && outcome.kind !== "discarded"}
        onSave={(message, asRequest) => void saving.save({ message, asRequest })}
        onDiscard={() => {
          const emptied = openWorkspace(desk.workspace.stored);
          desk.setWorkspace(() => emptied);
          saving.setDiscarded(emptied);
        }}
        failure={
          failure && (
            <SaveFailure failure={failure} session={session}>
              {tokenForm}
            </SaveFailure>
          )
        }
      />
    ),
  };
  const isStart = screen === "";
  return (
    <EditorContext value={desk}>
      <header className={`slab spread ${styles.bar}`}>
        <a href={screens.start}>{name}</a>
        <a href={screens.review} className={styles.changes} data-count={count}>
          {count === 0 ? "No changes" : `Review ${plural(count, "file")}`}
        </a>
      </header>
      {/* Inert while saving: the result then replaces the files in the editor, including what was
         typed meanwhile. */}
      <main className="stack" aria-busy={isSaving || !isReviewed} inert={isSaving}>
        {/* Not on other screens, where people have moved on. */}
        {(isStart || screen === "review") && (
          <>
            <Notice count={count} isRestored={isRestored} isDurable={isDurable} outcome={outcome} />
            <HostNotices />
          </>
        )}
        {!isStart && (
          <p className={styles.back}>
            <a href={screens.start}>Back to all tasks</a>
          </p>
        )}
        {contents[screen] ?? <StartScreen />}
      </main>
      <footer className={`row spread muted ${styles.foot}`}>
        <p>
          Signed in as {session.stored.login}.
          {count === 0 ? "" : " Unsaved changes stay on this device."}
        </p>
        <Button isQuiet onPress={onSignOut}>
          Sign out
        </Button>
      </footer>
    </EditorContext>
  );
}
