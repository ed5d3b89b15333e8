import { useEffect, useRef } from "react";

/** Focuses the heading of the screen, after what had the focus has gone. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}

/**
 * Heading of a screen. It names the screen in the title of the tab, and has the focus at first, because
 * the link to the screen has gone.
 */
export function Heading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    // The club's name, which the build writes into the document (scripts/build/editor.ts).
    const { name = "" } = document.querySelector<HTMLElement>("#editor")?.dataset ?? {};
    document.title = `${children}, Editor, ${name}`;
    // A button that led here may have gone, too.
    if (document.activeElement === document.body) focusHeading();
  }, [children]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
