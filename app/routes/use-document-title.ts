import { useEffect } from "react";
import { useSite } from "./site.ts";

/**
 * Sets the document's title while a view is shown: "Freya Alder · Côte Sauvage 2016".
 *
 * @param whole what the view belongs to; by default the site
 */
export function useDocumentTitle(view: string, whole?: string): void {
  const { name } = useSite();
  const title = `${view} · ${whole ?? name}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
