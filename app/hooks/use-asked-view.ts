import { useLayoutEffect } from "react";
import { useScripts } from "./use-scripts.ts";

/**
 * Shows the view that the address asks for, which the document's script has hidden so far. That the
 * page is hydrated, its query read and the browser's values known is rendered together, so this
 * runs before the first frame with that view. For the root only.
 */
export function useAskedView(): void {
  const isRendered = useScripts();
  useLayoutEffect(() => {
    if (isRendered) delete document.documentElement.dataset["view"];
  }, [isRendered]);
}
