import { useMemo } from "react";
import { forgetDrafts, readDrafts } from "./drafts.ts";
import { FormsProvider } from "./forms.tsx";
import { Heading } from "./Heading.tsx";
import { Button } from "./inputs.tsx";
import { useOnlyTab } from "./only-tab.ts";
import { useSession } from "./session.ts";
import { type EditorSettings, SignedIn } from "./SignedIn.tsx";
import { SignIn, TokenForm } from "./SignIn.tsx";
import { isSharedOrigin } from "./token.ts";
import styles from "./Editor.module.css";

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
    const tokenForm = (
      <>
        {failure && <p className={styles.problem}>{failure.message}</p>}
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
  const { tab, takeOver } = useOnlyTab();
  if (tab === "opening") return undefined;
  return tab === "here" ? <OpenEditor {...settings} /> : <Elsewhere onTakeOver={takeOver} />;
}
