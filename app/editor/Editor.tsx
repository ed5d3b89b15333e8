import { EditorDesk } from "./EditorDesk.tsx";
import type { EditorSettings } from "./settings.ts";
import styles from "./Editor.module.css";
import { SignIn } from "./SignIn.tsx";
import { useSession } from "./use-session.ts";

/** The editor: signs in, then shows the desk. */
export function Editor(settings: EditorSettings) {
  const { session, problem, isBusy, signIn, tryAgain, signOut } = useSession(settings);
  return (
    <div className={styles.editor}>
      {session === undefined ? (
        <main>
          <p className={`row muted ${styles.club}`}>
            <img src="favicon.svg" alt="" />
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
      ) : (
        <EditorDesk {...settings} session={session} onSignOut={signOut} />
      )}
    </div>
  );
}
