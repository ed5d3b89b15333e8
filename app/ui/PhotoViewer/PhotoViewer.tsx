import {
  type PointerEventHandler,
  type KeyboardEvent,
  useId,
  type RefObject,
  useEffect,
  useRef,
  type PointerEvent,
} from "react";
import { classes } from "#app/lib/classes.ts";
import { itemAt } from "#app/lib/list.ts";
import type { Photograph } from "#app/lib/photograph.ts";
import { Photo } from "#app/ui/Art/Photo.tsx";
import { RoundButton } from "#app/ui/Button/RoundButton.tsx";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import styles from "./PhotoViewer.module.css";

interface LargePhotoProps {
  photograph: Photograph;
  onPointerDown: PointerEventHandler;
  onPointerUp: PointerEventHandler;
}

/** A photograph with its caption, as large as the window allows without cropping. */
function LargePhoto({ photograph, ...swipe }: LargePhotoProps) {
  const { width, height, caption, credit } = photograph;
  const size = useComputedRule(`--shape:${width}/${height}`);
  return (
    <figure className={`stack ${styles.figure}`}>
      <div className={classes("centered", styles.space, size)} {...swipe}>
        <Photo photograph={photograph} hasOwnShape isFirst sizes="96vw" className={styles.photo}>
          <span className={styles.gone}>This photo couldn’t be loaded.</span>
        </Photo>
      </div>
      <figcaption className={styles.caption}>
        {caption === undefined ? undefined : <p>{caption}</p>}
        {credit === undefined ? undefined : <p className="xs">Photograph: {credit}</p>}
      </figcaption>
    </figure>
  );
}

/** Horizontal movements below this many CSS pixels count as clicks. */
const MIN_SWIPE_PX = 40;

/** The way of a swipe; undefined for a click, and for a movement that scrolls. */
export function readSwipe(across: number, down: number): "left" | "right" | undefined {
  if (Math.abs(across) < MIN_SWIPE_PX || Math.abs(across) < Math.abs(down)) return undefined;
  return across < 0 ? "left" : "right";
}

/** Detects horizontal swipes of a finger, pen or mouse. */
function useSwipe(onSwipe: (way: "left" | "right") => void) {
  const from = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => {
      from.current = { x, y };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const start = from.current;
      from.current = undefined;
      if (start === undefined) return;
      const way = readSwipe(clientX - start.x, clientY - start.y);
      if (way !== undefined) onSwipe(way);
    },
  };
}

/** Controls a native modal dialog: it traps the focus, closes on Escape, and restores the focus. */
function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);
  return dialog;
}

interface PhotoViewerProps {
  /** "Photographs from Côte Sauvage 2022" */
  title: string;
  photographs: readonly Photograph[];
  /** Index of the current photograph, from 0; undefined while the viewer is closed. */
  shown: number | undefined;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** Index of the photograph after a key press; does not wrap around. */
function nextIndex(key: string, index: number, count: number): number {
  const indexes: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    Home: 0,
    End: count - 1,
  };
  return Math.min(Math.max(indexes[key] ?? index, 0), count - 1);
}

/** A lightbox: one photograph with its caption; buttons, keys and swipes lead to the others. */
export function PhotoViewer({ title, photographs, shown, onShow, onClose }: PhotoViewerProps) {
  const id = useId();
  const isOpen = shown !== undefined;
  const dialog = useModal(isOpen);
  const [index, count] = [shown ?? 0, photographs.length];
  const show = (key: string) => {
    const next = nextIndex(key, index, count);
    if (next !== index) onShow(next);
  };
  const swipe = useSwipe((way) => show(way === "left" ? "ArrowRight" : "ArrowLeft"));
  const handleKeyDown = (event: KeyboardEvent) => {
    // With a modifier, arrow keys belong to the browser.
    if (!event.altKey && !event.ctrlKey && !event.metaKey) show(event.key);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-labelledby={id}
      closedby="any"
      onClose={onClose}
      onKeyDown={handleKeyDown}
    >
      {isOpen && (
        <>
          <header className={`row ${styles.head}`}>
            <h2 id={id} className="lab">
              {title}
            </h2>
            <p className="num" aria-live="polite">
              <span className="sr">Photograph </span>
              {index + 1} of {count}
            </p>
            <RoundButton icon="close" label="Close" onClick={() => dialog.current?.close()} />
          </header>
          <LargePhoto key={index} photograph={itemAt(photographs, index)} {...swipe} />
          <footer className={styles.steps}>
            <RoundButton
              icon="arrow-left"
              label="Previous photograph"
              disabled={index === 0}
              onClick={() => show("ArrowLeft")}
            />
            <RoundButton
              icon="arrow-right"
              label="Next photograph"
              disabled={index === count - 1}
              onClick={() => show("ArrowRight")}
            />
          </footer>
        </>
      )}
    </dialog>
  );
}
