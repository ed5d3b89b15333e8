import { RoundButton } from "#app/ui/Button/RoundButton.tsx";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import button from "#app/ui/Button/Button.module.css";
import * as words from "#words/shell.ts";
import styles from "./UpdateNotice.module.css";

interface UpdateNoticeProps {
  onRefresh: () => void;
  onDismiss: () => void;
}

/** A bar at the bottom of the page that does not block reading. */
export function UpdateNotice({ onRefresh, onDismiss }: UpdateNoticeProps) {
  return (
    <div className={`onScreens cluster ${styles.notice}`}>
      <p>{words.newVersionIsAvailable}</p>
      <button type="button" className={button.button} onClick={onRefresh}>
        <ButtonFace icon="reset">{words.refresh}</ButtonFace>
      </button>
      <RoundButton
        icon="close"
        label={words.dismiss}
        className={styles.dismiss}
        onClick={onDismiss}
      />
    </div>
  );
}
