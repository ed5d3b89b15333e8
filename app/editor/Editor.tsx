import { type ReactNode, useState } from "react";
import { EditorContext, useDraftKey, useWorkspace } from "./desk.ts";
import { type DraftKey, forgetDrafts, readDrafts } from "./drafts.ts";
import styles from "./Editor.module.css";
import { FileScreen } from "./FileScreen.tsx";
import { FormsProvider } from "./forms.tsx";
import { HostNotices } from "./HostNotices.tsx";
import { Button } from "./inputs.tsx";
import { OtherTabs } from "./OtherTabs.tsx";
import { ReviewScreen } from "./ReviewScreen.tsx";
import { ScoresScreen } from "./ScoresScreen.tsx";
import { screens, useScreen } from "./screens.ts";
import { SeasonScreen } from "./SeasonScreen.tsx";
import { type Failure, type Outcome, type Session, useSaving, useSession } from "./session.ts";
import { SignIn, TokenForm } from "./SignIn.tsx";
import { StartScreen } from "./StartScreen.tsx";
import { isSharedOrigin } from "./token.ts";
import { TournamentScreen } from "./TournamentScreen.tsx";
import { WaitingRequest } from "./WaitingRequest.tsx";

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
  isKept: boolean;
  outcome: Outcome | undefined;
}

/** Notice about saved changes and drafts kept on this device. */
function Notice({ count, isRestored, isKept, outcome }: NoticeProps) {
  if (count > 0 && !isKept) {
    return (
      <p className={styles.problem} role="alert">
        This browser keeps no unsaved changes. Save before you leave this page.
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
      : "Your changes of last time were saved.";
  };
  const shown = words();
  return shown === undefined ? undefined : (
    <p className={styles.saved} role="status">
      {shown}
    </p>
  );
}

interface SignedInProps extends EditorSettings {
  draftKey: DraftKey;
  session: Session;
  tokenForm: ReactNode;
  onSignOut: () => void;
}

/** The editor after signing in: a bar with the changes, and a screen. */
function SignedIn({ draftKey, session, tokenForm, onSignOut, changes, name }: SignedInProps) {
  const { desk, count, discard, isRestored, isKept, isCurrent } = useWorkspace(
    draftKey,
    session.stored,
  );
  const { host } = session;
  const saving = useSaving(host, desk.workspace, (next) => desk.setWorkspace(() => next));
  const { isSaving, failure, outcome } = saving;
  const [screen, of] = useScreen();
  const shown: Readonly<Record<string, ReactNode>> = {
    file: <FileScreen key={of} file={of} />,
    scores: <ScoresScreen key={of} file={of} />,
    "new-tournament": <TournamentScreen />,
    "new-season": <SeasonScreen />,
    review: (
      <ReviewScreen
        asRequest={changes === "request"}
        isSaving={isSaving || !isCurrent}
        isSaved={outcome !== undefined && outcome.kind !== "discarded"}
        onSave={(message, asRequest) => void saving.save({ message, asRequest })}
        onDiscard={() => saving.setDiscarded(discard())}
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
      <header className={`slab ${styles.bar}`}>
        <a href={screens.start}>{name}</a>
        <a href={screens.review} className={styles.changes} data-count={count}>
          {count === 0 ? "No changes" : `Review ${count} changed`}
        </a>
      </header>
      {/* Inert while saving: the result then replaces the files in the editor, including what was
         typed meanwhile. */}
      <main className="stack" aria-busy={isSaving || !isCurrent} inert={isSaving}>
        {/* Not on other screens, where people have moved on. */}
        {isStart || screen === "review" ? (
          <>
            <Notice count={count} isRestored={isRestored} isKept={isKept} outcome={outcome} />
            <HostNotices />
          </>
        ) : undefined}
        <WaitingRequest isWhole={isStart || screen === "review"} />
        <OtherTabs key={screen + of} file={of === "" ? undefined : of} />
        {isStart ? undefined : (
          <p className={styles.back}>
            <a href={screens.start}>Back to all tasks</a>
          </p>
        )}
        {shown[screen] ?? <StartScreen />}
      </main>
      <footer className={`spread muted ${styles.foot}`}>
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

/** The editor: signs in, then shows a screen. */
export function Editor(settings: EditorSettings) {
  const { session, failure, isBusy, signIn, tryAgain, signOut } = useSession(
    settings,
    settings.changes === "request",
  );
  const draftKey = useDraftKey(settings);
  const [, setDiscarded] = useState(false);
  const sharedOrigin = isSharedOrigin(location) ? location.host : undefined;
  const form = { repository: settings.repository, sharedOrigin, isBusy, onToken: signIn };
  if (session !== undefined && draftKey !== undefined) {
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
        <FormsProvider draftKey={draftKey}>
          <SignedIn
            {...settings}
            draftKey={draftKey}
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
          drafts={draftKey === undefined ? 0 : readDrafts(draftKey).size}
          onDiscard={() => {
            if (draftKey !== undefined) forgetDrafts(draftKey);
            setDiscarded(true);
          }}
          onTryAgain={tryAgain}
        />
      </main>
    </div>
  );
}
