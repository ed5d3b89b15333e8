import { createContext, use, useLayoutEffect } from "react";
import { Failure } from "#app/ui/Failure/Failure.tsx";
import * as words from "#words/shell.ts";

interface Prerendered {
  /** React's container, and a copy of what stood in it before React took it over. */
  readonly container: HTMLElement;
  readonly copy: Node;
  readonly unmount: () => void;
}

/**
 * A copy in an inert document, which loads nothing. In the page's own document the browser would load every
 * lazy picture of the copy at once.
 */
function copyOf(container: HTMLElement): Node {
  return document.implementation.createHTMLDocument().importNode(container, true);
}

/** React cannot show the page: it stays as its document has it, which may not be the view that the address asks for. */
export function showDefaultView(): void {
  document.documentElement.dataset["view"] = location.search === "" ? "failed" : "default";
}

function restore({ container, copy, unmount }: Prerendered): void {
  unmount();
  container.replaceChildren(...copy.childNodes);
  showDefaultView();
  // Its links load documents, and so has to do what leads back over steps of before.
  addEventListener("popstate", () => {
    location.reload();
  });
}

/**
 * Keeps a copy of what the document shows, and returns what to do where React cannot show a page. If it is the page of the
 * document, that is shown again, without React; any other page is loaded as a document. This never goes round in circles:
 * the document that was loaded is the page's own.
 *
 * @param unmount ends what React has made of it
 */
export function documentFallback(container: HTMLElement, unmount: () => void): () => void {
  const path = location.pathname;
  const copy = copyOf(container);
  let isRestored = false;
  return () => {
    if (isRestored) return;
    if (location.pathname === path) {
      isRestored = true;
      // React is in the midst of its work; this is done before the next frame.
      queueMicrotask(() => {
        restore({ container, copy, unmount });
      });
    }
    // Without a connection the words of the failure are more than what a reload would show.
    else if (navigator.onLine) location.reload();
  };
}

/** Fallback of a page that React cannot show; set by the entry. */
export const FallbackContext = createContext<() => void>(() => undefined);

/** Stands where a page could not be rendered until its document is shown. */
export function FailedPage() {
  const fallBack = use(FallbackContext);
  // A page that is only prefetched runs no effects: nothing happens before its link is followed.
  useLayoutEffect(fallBack, [fallBack]);
  return (
    <>
      <h1 className="sr">{words.thisPageCouldNotBeShown}</h1>
      <Failure what={words.thisPage} />
    </>
  );
}
