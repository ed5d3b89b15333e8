import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { CANVAS_UNITS, type Settings } from "#app/domain/core-values.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { drawOn, watchSurface } from "./canvas-surface.ts";
import styles from "./Picture.module.css";

interface PictureProps {
  settings: Settings;
  /** The picture in words. */
  sentence: string;
  /** The art sheet with the picture of the default settings. */
  artwork: string;
}

/** The canvas, over the same picture as artwork for the time before and without scripts. */
export function Picture({ settings, sentence, artwork }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current !== null) drawOn(canvas.current, settings);
  }, [settings]);
  const drawAgain = useEffectEvent((surface: HTMLCanvasElement) => {
    drawOn(surface, settings);
  });
  useEffect(() => {
    const surface = canvas.current;
    if (surface === null) return;
    return watchSurface(surface, () => {
      drawAgain(surface);
    });
  }, []);
  return (
    <figure className={`centered ${styles.sheet}`}>
      <div className={styles.picture}>
        <Art sheet={artwork} id="default" viewBox={`0 0 ${CANVAS_UNITS} ${CANVAS_UNITS}`} />
        <canvas ref={canvas} className={styles.canvas} role="img" aria-label={sentence} />
      </div>
    </figure>
  );
}
