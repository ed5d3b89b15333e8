import { Art } from "#app/ui/Art/Art.tsx";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import buttons from "#app/ui/Button/Button.module.css";
import styles from "./EmptyState.module.css";

interface EmptyStateProps {
  /** Whether the list is empty. The region is always rendered, so that changes are announced. */
  isShown: boolean;
  /** Sheet with the drawing of a disc in a tree. */
  treeSheet: string;
  /** Sentence about the fields that are searched. */
  note?: string;
  /** Label of the button, such as "Clear search". */
  action: string;
  onAction: () => void;
}

/** Shown instead of a list without results. */
export function EmptyState({ isShown, treeSheet, note, action, onAction }: EmptyStateProps) {
  return (
    <div aria-live="polite">
      {isShown ? (
        <section className={`columns ${styles.none}`}>
          <div>
            <h2 className="d2">No Results</h2>
            <p className={`d4 ${styles.hint}`}>Try a different search</p>
            {note === undefined ? undefined : <p className={`xs muted ${styles.note}`}>{note}</p>}
            <button type="button" className={buttons.button} onClick={onAction}>
              <ButtonFace icon="close">{action}</ButtonFace>
            </button>
          </div>
          <Art sheet={treeSheet} id="tree" viewBox="0 0 520 400" className={styles.picture} />
        </section>
      ) : undefined}
    </div>
  );
}
