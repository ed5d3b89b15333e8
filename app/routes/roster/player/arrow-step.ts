interface KeyPress {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/**
 * Where an arrow key steps: it does what the pair of buttons around the focus does, seasons in the
 * banner and its strip, people in the player panel. With a modifier it belongs to the browser.
 */
export function arrowStep(press: KeyPress): "previous" | "next" | undefined {
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return undefined;
  if (press.key === "ArrowLeft") return "previous";
  return press.key === "ArrowRight" ? "next" : undefined;
}
