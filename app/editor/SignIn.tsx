import { useState } from "react";
import styles from "./Editor.module.css";
import { Button, Checkbox, LabeledInput } from "./inputs.tsx";

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
  const [token, setToken] = useState("");
  const [isKept, setKept] = useState(false);
  const submit = () => onToken(token.trim(), isKept);
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
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
      <LabeledInput
        label="Token"
        type="password"
        autoComplete="off"
        value={token}
        onText={setToken}
      />
      <Checkbox label="Keep me signed in on this device" isChecked={isKept} onCheck={setKept} />
      {problem === undefined ? undefined : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <p className={`cluster ${styles.actions}`}>
        <Button
          isDisabled={token.trim() === "" || isBusy}
          reason={isBusy ? undefined : "Paste a token to sign in."}
          onPress={submit}
        >
          {isBusy ? "One moment …" : "Sign in"}
        </Button>
        {onTryAgain === undefined ? undefined : (
          <Button isQuiet onPress={onTryAgain}>
            Try again with the token you gave before
          </Button>
        )}
      </p>
    </form>
  );
}
