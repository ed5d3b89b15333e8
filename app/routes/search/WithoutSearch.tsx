import button from "#app/ui/Button/Button.module.css";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import * as ui from "#words/ui.ts";
import * as words from "#words/search.ts";
import styles from "./WithoutSearch.module.css";

/** An empty address loads the document again. */
const HERE = "";

/**
 * Says why the field finds nothing: the browser runs no scripts, or they or the index did not arrive.
 * Stands in the document, because React is not there to render it.
 */
export function WithoutSearch() {
  return (
    <>
      <p className={styles.noScripts}>
        <Icon name="search" />
        <span>{words.withoutScripts}</span>
      </p>
      <div className={styles.failed} role="alert">
        <p>{words.searchNotLoaded}</p>
        <a href={HERE} className={button.button}>
          <ButtonFace icon="arrow-right">{ui.loadAgain}</ButtonFace>
        </a>
      </div>
    </>
  );
}
