import { EditorDesk } from "./EditorDesk.tsx";
import styles from "./Editor.module.css";
import { SignIn } from "./SignIn.tsx";
import { useSession } from "./use-session.ts";

/** What the document says of the site that is edited. */
export interface EditorSettings {
  readonly name: string;
  readonly repository: string;
  readonly branch: string;
  readonly changes: "commit" | "request";
}

/** The editor: signs in, then shows the desk. */
export function Editor(settings: EditorSettings) {
  const { session, problem, isBusy, signIn, signOut } = useSession(settings);
  return (
    <div className={styles.editor}>
      {session === undefined ? (
        <main>
          <p className={styles.club}>{settings.name}</p>
          <SignIn
            repository={settings.repository}
            problem={problem}
            isBusy={isBusy}
            onToken={signIn}
          />
        </main>
      ) : (
        <EditorDesk {...settings} session={session} onSignOut={signOut} />
      )}
    </div>
  );
}
