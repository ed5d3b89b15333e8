import { createRoot, type Root } from "react-dom/client";
import button from "#app/ui/Button/Button.module.css";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import { RoundButton } from "#app/ui/Button/RoundButton.tsx";
import * as words from "#words/shell.ts";
import styles from "./UpdateNotice.module.css";

interface UpdateNoticeProps {
  onRefresh: () => void;
  onDismiss: () => void;
}

/** A bar at the bottom of the page that does not block reading. */
function UpdateNotice({ onRefresh, onDismiss }: UpdateNoticeProps) {
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

let notice: Root | undefined;

/** The notice is a React root of its own, so that pages need not know about it. */
function place(): Root {
  const element = document.createElement("div");
  // Screen readers only announce text added to an existing status element.
  element.setAttribute("role", "status");
  document.body.append(element);
  return createRoot(element);
}

/** Shows the notice that a newer version is there. */
export function showNotice(onRefresh: () => void): void {
  notice ??= place();
  const root = notice;
  const dismiss = () => {
    root.render(undefined);
  };
  // In the next frame, when the empty status is there.
  requestAnimationFrame(() => {
    root.render(<UpdateNotice onRefresh={onRefresh} onDismiss={dismiss} />);
  });
}
