import type { ReactNode } from "react";
import { isWholeAtOnce } from "#app/hooks/new-page.ts";
import { useAfterFirstFrame } from "#app/hooks/use-rest-later.ts";

/**
 * The part of a page that a visitor does not see first. Where a link leads to the top of the page it comes one frame later:
 * that frame is there two to three times as soon.
 */
export function RestOfPage({ children }: { children: ReactNode }) {
  return useAfterFirstFrame(isWholeAtOnce) ? children : <div data-placeholder="" />;
}
