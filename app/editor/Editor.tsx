import { type ReactNode, useMemo } from "react";
import { plural } from "#app/lib/text.ts";
import { EditorContext, useWorkspace } from "./desk.ts";
import { forgetDrafts, readDrafts } from "./drafts.ts";
import { FileScreen } from "./FileScreen.tsx";
import { FormsProvider } from "./forms.tsx";
import { Heading } from "./Heading.tsx";
import { HostNotices } from "./HostNotices.tsx";
import { Button } from "./inputs.tsx";
import { useOnlyTab } from "./only-tab.ts";
import { ReviewScreen } from "./ReviewScreen.tsx";
import { ScoresScreen } from "./ScoresScreen.tsx";
import { screens, useScreen } from "./screens.ts";
import { SeasonScreen } from "./SeasonScreen.tsx";
import { type Failure, type Outcome, type Session, useSaving, useSession } from "./session.ts";
import { SignIn, TokenForm } from "./SignIn.tsx";
import { StartScreen } from "./StartScreen.tsx";
import type { BranchRef } from "./stored.ts";
import { isSharedOrigin } from "./token.ts";
import { TournamentScreen } from "./TournamentScreen.tsx";
import { openWorkspace } from "./workspace.ts";
import styles from "./Editor.module.css";

/** The site's settings for the editor, read from the document. */
interface EditorSettings {
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
      {failure.needsToken ? children : undefined}
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
  return notice === undefined ? undefined : (
    <p className={styles.saved} role="status">
      {notice}
    </p>
  );
}

interface SignedInProps extends EditorSettings {
  place: BranchRef;
  session: Session;
  tokenForm: ReactNode;
  onSignOut: () => void;
}

/** The editor after signing in: a bar with the changes, and a screen. */
function SignedIn({ place, session, tokenForm, onSignOut, changes, name }: SignedInProps) {
  const { desk, isRestored, isDurable, isReviewed } = useWorkspace(place, session.stored);
  const { host } = session;
  const count = desk.workspace.edits.size;
  const saving = useSaving(host, desk.workspace, (next) => desk.setWorkspace(() => next));
  const { isSaving, failure, outcome } = saving;
  const [screen, of] = useScreen();
  const contents: Readonly<Record<string, ReactNode>> = {
    file: <FileScreen key={of} file={of} />,
    scores: <ScoresScreen key={of} file={of} />,
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
          failure === undefined ? undefined : (
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
        {isStart || screen === "review" ? (
          <>
            <Notice count={count} isRestored={isRestored} isDurable={isDurable} outcome={outcome} />
            <HostNotices />
          </>
        ) : undefined}
        {isStart ? undefined : (
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

/** In place of the editor while another tab has it. */
function Elsewhere({ onTakeOver }: { onTakeOver: () => void }) {
  return (
    <div className={styles.editor}>
      <main className="stack">
        <Heading>Open in another tab</Heading>
        <p>The editor is open in another tab of this browser. What you have typed there is kept.</p>
        <p className={`row cluster ${styles.actions}`}>
          <Button onPress={onTakeOver}>Continue here</Button>
        </p>
      </main>
    </div>
  );
}

/** The editor in the tab that has it: signs in, then shows a screen. */
function OpenEditor(settings: EditorSettings) {
  const { repository, branch } = settings;
  const place = useMemo(() => ({ repository, branch }), [repository, branch]);
  const { session, failure, isBusy, signIn, tryAgain, signOut } = useSession(place);
  const sharedOrigin = isSharedOrigin(location) ? location.host : undefined;
  const form = { repository, sharedOrigin, isBusy, onToken: signIn };
  if (session !== undefined) {
    const problem =
      failure === undefined ? undefined : <p className={styles.problem}>{failure.message}</p>;
    const tokenForm = (
      <>
        {problem}
        <TokenForm {...form} />
      </>
    );
    return (
      <div className={styles.editor}>
        <FormsProvider place={place}>
          <SignedIn
            {...settings}
            place={place}
            session={session}
            tokenForm={tokenForm}
            onSignOut={signOut}
          />
        </FormsProvider>
      </div>
    );
  }
  return (
    <div className={styles.editor}>
      <main className="stack">
        <p className="row muted">
          <img src="favicon.svg" alt="" width="48" height="48" />
          {settings.name}
        </p>
        <SignIn
          {...form}
          failure={failure}
          drafts={readDrafts(place).size}
          onDiscard={() => forgetDrafts(place)}
          onTryAgain={tryAgain}
        />
      </main>
    </div>
  );
}

/** The editor, in one tab at a time. It reads what is stored when it opens. */
export function Editor(settings: EditorSettings) {
  const { place: editing, takeOver } = useOnlyTab();
  if (editing === "opening") return undefined;
  return editing === "here" ? <OpenEditor {...settings} /> : <Elsewhere onTakeOver={takeOver} />;
}
