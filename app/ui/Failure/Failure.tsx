import buttons from "#app/ui/Button/Button.module.css";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import styles from "./Failure.module.css";

interface FailureProps {
  /** Subject of the message: "This page", "The tournaments". */
  what: string;
}

/** Message that something could not be loaded or rendered, with a button to reload. */
export function Failure({ what }: FailureProps) {
  return (
    <div className={styles.failure} role="alert">
      <p>{what} couldn’t be shown.</p>
      <button type="button" className={buttons.button} onClick={() => window.location.reload()}>
        <ButtonFace icon="arrow-right">Load again</ButtonFace>
      </button>
    </div>
  );
}
