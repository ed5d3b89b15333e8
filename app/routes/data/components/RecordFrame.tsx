import { useState } from "react";
import { classes } from "#app/lib/classes.ts";
import { EMBED_PICTURE } from "#app/hosting/embed.ts";
import type { OpenData } from "#app/routes/data/data-data.ts";
import buttons from "#app/ui/Button/Button.module.css";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import * as words from "#words/pages/data.ts";
import styles from "./RecordFrame.module.css";

const base = import.meta.env.BASE_URL.slice(0, -1);

/** The words of the button: what it does, then what came of it. */
const SAYS = { before: words.copy, done: words.copied, failed: words.select } as const;

function Snippet({ text }: { text: string }) {
  const [state, setState] = useState<keyof typeof SAYS>("before");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState("done");
    } catch {
      // The browser or the visitor does not allow it.
      setState("failed");
    }
  };
  return (
    <div className={`columns slab ${styles.snippet}`}>
      <pre tabIndex={0} role="region" aria-labelledby="snippet-label">
        <code>{text}</code>
      </pre>
      <button
        type="button"
        className={classes(buttons.button, styles.copy)}
        onClick={() => void copy()}
      >
        <ButtonFace icon="clipboard">{SAYS[state]}</ButtonFace>
      </button>
      <p className="sr" role="status">
        {state === "before" ? "" : SAYS[state]}
      </p>
    </div>
  );
}

/** The record for the pages of others: as it looks, and what to copy. */
export function RecordFrame({ frame }: { frame: NonNullable<OpenData["frame"]> }) {
  return (
    <>
      <Heading id="embed" title={words.recordOnYourPage} note={words.frameSize} />
      <div className={`columns ${styles.halves}`}>
        <figure>
          <div className={styles.stage}>
            <img src={base + EMBED_PICTURE} width="320" height="180" alt={frame.words} />
          </div>
          <figcaption className="xs muted">{words.previewAtActualSize}</figcaption>
        </figure>
        <div>
          <p className="lab" id="snippet-label">
            {words.copyThis}
          </p>
          <Snippet text={frame.snippet} />
          <p className="xs muted">{words.frameLoads}</p>
        </div>
      </div>
    </>
  );
}
