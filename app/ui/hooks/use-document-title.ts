import { useEffect } from "react";

/** Sets the document's title while a view is shown, in place of the page's title from the shell. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
