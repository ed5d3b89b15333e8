import buttons from "#app/ui/Button/Button.module.css";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import * as words from "#words/ui.ts";
import styles from "./Failure.module.css";

interface FailureProps {
  /** Subject of the message: "This page", "The tournaments". */
  what: string;
}

/** Stands where something could not be fetched or drawn, says so, and offers a reload. */
export function Failure({ what }: FailureProps) {
  return (
    <div className={styles.failure} role="alert">
      <p>{words.couldNotBeShown(what)}</p>
      <button type="button" className={buttons.button} onClick={() => window.location.reload()}>
        <ButtonFace icon="arrow-right">{words.loadAgain}</ButtonFace>
      </button>
    </div>
  );
}
