import { useEffect, useRef } from "react";
import styles from "./PhotographPreview.module.css";

/** Enough for a look, on a screen of twice as many dots. */
const LONGEST_SIDE = 1200;

interface PhotographPreviewProps {
  file: Blob;
  /** The browser cannot read the file. */
  onUnreadable: () => void;
}

/** The chosen photograph, drawn as it will be stored: upright as it was taken. */
export function PhotographPreview({ file, onUnreadable }: PhotographPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      const picture = await createImageBitmap(file);
      const paper = canvas.current;
      if (isCurrent && paper !== null) {
        const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
        paper.width = Math.max(1, Math.round(picture.width * scale));
        paper.height = Math.max(1, Math.round(picture.height * scale));
        paper.getContext("2d")?.drawImage(picture, 0, 0, paper.width, paper.height);
      }
      picture.close();
    };
    draw().catch(() => {
      if (isCurrent) onUnreadable();
    });
    return () => {
      isCurrent = false;
    };
  }, [file, onUnreadable]);
  return (
    <canvas ref={canvas} className={styles.preview} role="img" aria-label="The chosen photograph" />
  );
}
