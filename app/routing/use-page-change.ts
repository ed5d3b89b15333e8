import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { scrollNewPage } from "#app/hooks/new-page.ts";

/**
 * Sets title, scroll position, focus and announcement after client navigation. The first page needs none of it: the
 * browser does that for a document.
 *
 * @param path of the page that is shown: two addresses of one kind are two pages
 */
export function usePageChange(title: string, path: string): string {
  const before = useRef(path);
  const [announcement, setAnnouncement] = useState("");
  // Before the page's own effects, so that a page can name its state more closely.
  useLayoutEffect(() => {
    if (before.current === path) return;
    document.title = title;
    scrollNewPage();
  }, [title, path]);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    // The page's own effects have run: a season or a person may be named in it.
    setAnnouncement(document.title);
    // A place of the page, which the browser scrolls to by itself only in a document.
    const place = document.getElementById(location.hash.slice(1));
    place?.scrollIntoView();
    const target =
      place ?? document.querySelector<HTMLElement>("main h1") ?? document.getElementById("main");
    target?.setAttribute("tabindex", "-1");
    target?.focus({ preventScroll: true });
  }, [path]);
  return announcement;
}
