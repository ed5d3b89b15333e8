import { useState } from "react";
import { Heading } from "./Heading.tsx";
import { Button, LabeledInput, Radios } from "./inputs.tsx";
import type { Failure } from "./session.ts";
import type { StorageArea } from "./storage.ts";
import styles from "./Editor.module.css";

/** Address of GitHub's token form, prefilled with the permissions that the editor needs. */
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

interface TokenFormProps {
  repository: string;
  /** The origin, if it is shared with other sites, which could read the editor's storage. */
  sharedOrigin: string | undefined;
  isBusy: boolean;
  onToken: (token: string, area: StorageArea) => void;
}

/** Form for a GitHub token. The token is sent to GitHub only. */
export function TokenForm({ repository, sharedOrigin, isBusy, onToken }: TokenFormProps) {
  const [token, setToken] = useState("");
  const [area, setArea] = useState<StorageArea>("tab");
  const submit = () => onToken(token.trim(), area);
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p>
        <a href={tokenForm(repository)} target="_blank" rel="noreferrer">
          Make a token on GitHub
        </a>
        , choose “Only select repositories” with <code>{repository}</code>, and copy it here.
      </p>
      <LabeledInput
        label="Token"
        type="password"
        autoComplete="off"
        value={token}
        onText={setToken}
      />
      <Radios
        legend="Keep the token"
        value={area}
        options={[
          { key: "tab", label: "In this tab only" },
          { key: "device", label: "On this device, until I sign out" },
        ]}
        onPick={setArea}
      />
      {sharedOrigin === undefined ? undefined : (
        <p className="muted xs">
          Every site at {sharedOrigin} can read a token that is kept on this device, and change the
          club’s files with it. A token in this tab is gone when you close the tab.
        </p>
      )}
      <p className={`row cluster ${styles.actions}`}>
        <Button
          isDisabled={token.trim() === "" || isBusy}
          reason={isBusy ? undefined : "Paste a token to sign in."}
          onPress={submit}
        >
          {isBusy ? "One moment …" : "Sign in"}
        </Button>
      </p>
    </form>
  );
}

interface SignInProps extends TokenFormProps {
  failure: Failure | undefined;
  /** Number of files with unsaved changes on this device, until they are discarded here. */
  drafts: number;
  onDiscard: () => void;
  /** Set if there is a stored token that has not expired. */
  onTryAgain: (() => void) | undefined;
}

/** The sign-in screen. */
export function SignIn({ failure, drafts, onDiscard, onTryAgain, ...form }: SignInProps) {
  const [count, setCount] = useState(drafts);
  return (
    <>
      <Heading>Sign in</Heading>
      {failure === undefined ? undefined : (
        <p className={styles.problem} role="alert">
          {failure.message}
        </p>
      )}
      {onTryAgain === undefined ? undefined : (
        <p>
          <Button isQuiet onPress={onTryAgain}>
            Try again with the token you gave before
          </Button>
        </p>
      )}
      {count === 0 ? undefined : (
        <p className="cluster">
          This device has unsaved changes in {count === 1 ? "one file" : `${count} files`}. Sign in
          to continue.
          <Button
            isQuiet
            onPress={() => {
              onDiscard();
              setCount(0);
            }}
          >
            Discard them
          </Button>
        </p>
      )}
      <p>
        You need a GitHub account that may write to <code>{form.repository}</code>, and a token.
      </p>
      <TokenForm {...form} />
    </>
  );
}
