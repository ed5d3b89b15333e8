import { type Ref, useLayoutEffect, useRef } from "react";
import * as words from "#words/shell.ts";
import * as ui from "#words/ui.ts";
import styles from "./LoadingSearch.module.css";

interface LoadingSearchProps {
  field: Ref<HTMLInputElement>;
  onComposing: (isComposing: boolean) => void;
  onClose: () => void;
}

/** The search dialog until its code and the index have arrived. Its text is handed over to the real one. */
export function LoadingSearch({ field, onComposing, onClose }: LoadingSearchProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={words.search}
      onClose={onClose}
      closedby="any"
    >
      <div className="row">
        <input
          ref={field}
          type="search"
          aria-label={words.search}
          className={`d3 ${styles.field}`}
          onCompositionStart={() => onComposing(true)}
          onCompositionEnd={() => onComposing(false)}
        />
        <button
          type="button"
          className={`slab ${styles.close}`}
          onClick={() => dialog.current?.close()}
        >
          {ui.close}
        </button>
      </div>
      <p role="status">{words.loading}</p>
    </dialog>
  );
}
