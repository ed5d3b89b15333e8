import { useEffect, useLayoutEffect, useRef, useState } from "react";

/**
 * What a change of page owes to its visitor: the document's title, the focus on the new page's
 * heading, and words for those who cannot see it. The first page needs none of it: the browser
 * does that for a document.
 */
export function useArrival(title: string, route: string): string {
  const before = useRef(route);
  const [announcement, setAnnouncement] = useState("");
  // Before the page's own effects, so that a page can name its state more closely.
  useLayoutEffect(() => {
    if (before.current !== route) document.title = title;
  }, [title, route]);
  useEffect(() => {
    if (before.current === route) return;
    before.current = route;
    // The page's own effects have run: a season or a person may be named in it.
    setAnnouncement(document.title);
    const target =
      document.querySelector<HTMLElement>("main h1") ?? document.getElementById("main");
    target?.setAttribute("tabindex", "-1");
    target?.focus({ preventScroll: true });
  }, [route]);
  return announcement;
}
