import { type RefObject, useEffect, useRef } from "react";

/**
 * A dialog that the browser makes modal: it keeps the focus, closes on Escape, and gives the focus
 * back to where it came from.
 */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);
  return dialog;
}
