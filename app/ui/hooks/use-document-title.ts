import { useEffect } from "react";

/** Sets the document's title while a view is shown. The shell sets the page's own title before. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
