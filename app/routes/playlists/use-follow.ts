import { useCallback, useEffect, useRef } from "react";

/**
 * Where a choice leads: the new view is shown from its top, and the focus goes to the first of the
 * given ids that the view has. Back and Forward are left to the browser.
 */
export function useFollow(): (...focus: readonly string[]) => void {
  const wanted = useRef<readonly string[]>(undefined);
  useEffect(() => {
    const ids = wanted.current;
    if (ids === undefined) return;
    wanted.current = undefined;
    window.scrollTo(0, 0);
    const found = ids.map((id) => document.getElementById(id));
    found.find((element) => element !== null)?.focus();
  });
  return useCallback((...focus) => {
    wanted.current = focus;
    // A choice that changes nothing here, such as one for a new tab, is forgotten.
    setTimeout(() => {
      wanted.current = undefined;
    });
  }, []);
}
