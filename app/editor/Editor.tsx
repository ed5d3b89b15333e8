import type { ReactNode } from "react";
import { AwardsScreen } from "./AwardsScreen.tsx";
import { DeskContext, useWorkspace } from "./desk.ts";
import styles from "./Editor.module.css";
import { FileScreen } from "./FileScreen.tsx";
import { Button } from "./inputs.tsx";
import { PhotographScreen } from "./PhotographScreen.tsx";
import { ReviewScreen } from "./ReviewScreen.tsx";
import { ScoresScreen } from "./ScoresScreen.tsx";
import { screens, useScreen } from "./screens.ts";
import { SeasonScreen } from "./SeasonScreen.tsx";
import { type Session, useSaving, useSession } from "./session.ts";
import { SignIn } from "./SignIn.tsx";
import { StartScreen } from "./StartScreen.tsx";
import { TournamentScreen } from "./TournamentScreen.tsx";

/** The edited site's settings, from the document. */
interface EditorSettings {
  readonly name: string;
  readonly repository: string;
  readonly branch: string;
  readonly changes: "commit" | "request";
}

interface SignedInProps extends EditorSettings {
  session: Session;
  onSignOut: () => void;
}

/** The editor after signing in: a bar with the changes, and a screen. */
function SignedIn({ session, onSignOut, name, changes }: SignedInProps) {
  const { desk, count, setWorkspace, isCurrent } = useWorkspace(session.stored);
  const { isSaving, problem, address, save } = useSaving(
    session.host,
    desk.workspace,
    setWorkspace,
  );
  const [screen, of] = useScreen();
  const shown: Readonly<Record<string, ReactNode>> = {
    file: <FileScreen key={of} file={of} />,
    scores: <ScoresScreen key={of} file={of} />,
    awards: <AwardsScreen key={of} year={Number(of)} />,
    photograph: <PhotographScreen />,
    "new-tournament": <TournamentScreen />,
    "new-season": <SeasonScreen />,
    review: (
      <ReviewScreen
        asRequest={changes === "request"}
        isSaving={isSaving || !isCurrent}
        isSaved={address !== undefined}
        onSave={(message, asRequest) => void save(message, asRequest)}
      />
    ),
  };
  const isStart = screen === "";
  // On other screens, people have gone on to something else after saving.
  const showsSaved = (isStart || screen === "review") && count === 0 && problem === undefined;
  return (
    <DeskContext value={desk}>
      <header className={`slab ${styles.bar}`}>
        <a href={screens.start}>{name}</a>
        <a href={screens.review} className={styles.changes} data-count={count}>
          {count === 0 ? "No changes" : `Review ${count} changed`}
        </a>
      </header>
      {/* Inert while saving: the saved files then replace those in the editor, with what was typed meanwhile. */}
      <main className="stack" aria-busy={isSaving || !isCurrent} inert={isSaving}>
        {address !== undefined && showsSaved ? (
          <p className={styles.saved} role="status">
            Saved.{" "}
            <a href={address} target="_blank" rel="noreferrer">
              Look at the change
            </a>
          </p>
        ) : undefined}
        {problem === undefined ? undefined : (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        {isStart ? undefined : (
          <p className={styles.back}>
            <a href={screens.start}>Back to all tasks</a>
          </p>
        )}
        {shown[screen] ?? <StartScreen />}
      </main>
      <footer className={`spread muted ${styles.foot}`}>
        <p>Signed in as {session.stored.login}.</p>
        <Button isQuiet onPress={onSignOut}>
          Sign out
        </Button>
      </footer>
    </DeskContext>
  );
}

/** The editor: signs in, then shows a screen. */
export function Editor(settings: EditorSettings) {
  const { session, problem, isBusy, signIn, tryAgain, signOut } = useSession(settings);
  if (session !== undefined)
    return (
      <div className={styles.editor}>
        <SignedIn {...settings} session={session} onSignOut={signOut} />
      </div>
    );
  return (
    <div className={styles.editor}>
      <main className="stack">
        <p className="row muted">
          <img src="favicon.svg" alt="" width="48" height="48" />
          {settings.name}
        </p>
        <SignIn
          repository={settings.repository}
          problem={problem}
          isBusy={isBusy}
          onToken={signIn}
          onTryAgain={tryAgain}
        />
      </main>
    </div>
  );
}
