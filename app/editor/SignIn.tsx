import { useId, useState } from "react";
import { Button } from "./Button.tsx";
import styles from "./Editor.module.css";
import formStyles from "./form/Form.module.css";

/** GitHub's form for a token, filled in with what the editor needs. */
function tokenForm(repository: string): string {
  const [owner = ""] = repository.split("/");
  const query = new URLSearchParams({
    name: "Website editor",
    description: `Edits ${repository}`,
    target_name: owner,
    contents: "write",
    pull_requests: "write",
  });
  return `https://github.com/settings/personal-access-tokens/new?${query.toString()}`;
}

interface SignInProps {
  repository: string;
  problem: string | undefined;
  isBusy: boolean;
  onToken: (token: string, isKept: boolean) => void;
  /** Set if there is a saved token that was not refused. */
  onTryAgain: (() => void) | undefined;
}

/** Form for a GitHub token, which is sent to GitHub and nowhere else. */
export function SignIn({ repository, problem, isBusy, onToken, onTryAgain }: SignInProps) {
  const id = useId();
  const [token, setToken] = useState("");
  const [isKept, setKept] = useState(false);
  return (
    <form
      className={styles.signIn}
      onSubmit={(event) => {
        event.preventDefault();
        onToken(token.trim(), isKept);
      }}
    >
      <h1>Sign in</h1>
      <p>
        You need an account of GitHub that may write to <code>{repository}</code>, and a token of
        it:{" "}
        <a href={tokenForm(repository)} target="_blank" rel="noreferrer">
          make one
        </a>
        , choose “Only select repositories” with this one, and copy it here.
      </p>
      <div className={formStyles.field}>
        <label htmlFor={id}>Token</label>
        <input
          id={id}
          type="password"
          autoComplete="off"
          value={token}
          onChange={({ currentTarget }) => setToken(currentTarget.value)}
        />
      </div>
      <p className={formStyles.check}>
        <input
          id={`${id}-kept`}
          type="checkbox"
          checked={isKept}
          onChange={({ currentTarget }) => setKept(currentTarget.checked)}
        />
        <label htmlFor={`${id}-kept`}>Keep me signed in on this device</label>
      </p>
      {problem === undefined ? undefined : (
        <p className={formStyles.problem} role="alert">
          {problem}
        </p>
      )}
      <Button
        isDisabled={token.trim() === "" || isBusy}
        reason={isBusy ? undefined : "Paste a token to sign in."}
        onPress={() => onToken(token.trim(), isKept)}
      >
        {isBusy ? "One moment …" : "Sign in"}
      </Button>
      {onTryAgain === undefined ? undefined : (
        <Button isQuiet onPress={onTryAgain}>
          Try again with the token you gave before
        </Button>
      )}
    </form>
  );
}
