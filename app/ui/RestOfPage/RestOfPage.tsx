import type { ReactNode } from "react";
import { isWholeAtOnce } from "#app/hooks/new-page.ts";
import { useAfterFirstFrame } from "#app/hooks/use-rest-later.ts";

/**
 * The part of a page below the fold. After a link to the top of a page it renders one frame later, so that
 * the first frame appears two to three times as soon.
 */
export function RestOfPage({ children }: { children: ReactNode }) {
  return useAfterFirstFrame(isWholeAtOnce) ? children : <div data-placeholder="" />;
}
