import { useEffect } from "react";

/**
 * The title of the document while this view is shown. It waits for a microtask, because the shell
 * gives the document the page's own title in the same moment in which the page arrives.
 */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    let left = false;
    queueMicrotask(() => {
      if (!left) document.title = title;
    });
    return () => {
      left = true;
    };
  }, [title]);
}
