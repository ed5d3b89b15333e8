import styles from "#app/editor/Editor.module.css";
import { screens } from "#app/editor/use-screen.ts";

/** The way on from a form: what is being typed is taken over as its field is left. */
export function ToReview() {
  return (
    <p className={styles.actions}>
      <a className={styles.button} href={screens.review}>
        Look at it and save
      </a>
    </p>
  );
}
