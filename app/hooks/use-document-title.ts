import { useEffect } from "react";

/** The title of the document while this view is shown; the shell gives it the page's own before. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
