import { createContext, use, useLayoutEffect } from "react";
import { Failure } from "#app/ui/Failure/Failure.tsx";
import * as words from "#words/shell.ts";

interface Prerendered {
  /** React's container, and a copy of its content before hydration. */
  readonly container: HTMLElement;
  readonly copy: Node;
  readonly unmount: () => void;
}

/**
 * A copy in an inert document. In the page's own document, all lazy pictures of the copy would load
 * at once.
 */
function copyInert(container: HTMLElement): Node {
  return document.implementation.createHTMLDocument().importNode(container, true);
}

/** Shows the document as prerendered, even if the address requests another view. */
export function showDefaultView(): void {
  document.documentElement.dataset["view"] = location.search === "" ? "failed" : "default";
}

function restore({ container, copy, unmount }: Prerendered): void {
  unmount();
  container.replaceChildren(...copy.childNodes);
  showDefaultView();
  // Its links load documents, so Back to earlier entries must, too.
  addEventListener("popstate", () => {
    location.reload();
  });
}

/**
 * Copies the document, and returns a fallback for pages that React cannot show: the document's own page is restored without
 * React, any other one is loaded as a document. This cannot loop, because the loaded document is the page's own.
 *
 * @param unmount unmounts the React root
 */
export function documentFallback(container: HTMLElement, unmount: () => void): () => void {
  const path = location.pathname;
  const copy = copyInert(container);
  let isRestored = false;
  return () => {
    if (isRestored) return;
    if (location.pathname === path) {
      isRestored = true;
      // After React's current work, before the next frame.
      queueMicrotask(() => {
        restore({ container, copy, unmount });
      });
    }
    // Offline, the message about the failure says more than a reload would show.
    else if (navigator.onLine) location.reload();
  };
}

/** Fallback for pages that React cannot show; set by the entry. */
export const FallbackContext = createContext<() => void>(() => undefined);

/** Shown while the fallback for a page that failed to render is being prepared. */
export function FailedPage() {
  const fallBack = use(FallbackContext);
  // Prefetched pages run no effects.
  useLayoutEffect(fallBack, [fallBack]);
  return (
    <>
      <h1 className="sr">{words.thisPageCouldNotBeShown}</h1>
      <Failure what={words.thisPage} />
    </>
  );
}
