import type { PointerEventHandler } from "react";
import { classes } from "#app/lib/classes.ts";
import type { Photograph } from "#app/lib/photograph.ts";
import { Photo } from "#app/ui/Art/Photo.tsx";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import * as words from "#words/ui.ts";
import styles from "./PhotoViewer.module.css";

interface LargePhotoProps {
  photograph: Photograph;
  onPointerDown: PointerEventHandler;
  onPointerUp: PointerEventHandler;
}

/** A photograph with its caption, as large as the window allows, uncropped. */
export function LargePhoto({ photograph, ...swipe }: LargePhotoProps) {
  const { width, height, caption, credit } = photograph;
  const size = useComputedRule(`--shape:${width}/${height}`);
  return (
    <figure className={`stack ${styles.figure}`}>
      <div className={classes("centered", styles.space, size)} {...swipe}>
        <Photo photograph={photograph} ownShape first sizes="96vw" className={styles.photo}>
          <span className={styles.gone}>{words.photographNotFetched}</span>
        </Photo>
      </div>
      <figcaption className={styles.caption}>
        {caption === undefined ? undefined : <p>{caption}</p>}
        {credit === undefined ? undefined : <p className="xs">{words.photographBy(credit)}</p>}
      </figcaption>
    </figure>
  );
}
