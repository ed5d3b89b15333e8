import { useLayoutEffect } from "react";
import { useScripts } from "./use-scripts.ts";

/**
 * Reveals the view that the address requests, which the inline script has hidden. Hydration, the
 * query and the browser's values are committed together, so this runs before the first frame with
 * that view. Used by the root only.
 */
export function useAskedView(): void {
  const isRendered = useScripts();
  useLayoutEffect(() => {
    if (isRendered) delete document.documentElement.dataset["view"];
  }, [isRendered]);
}
