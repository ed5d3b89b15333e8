import type { ReactNode } from "react";
import { useAfterFirstFrame } from "#app/ui/hooks/use-rest-later.ts";

/**
 * The part of a page below the fold. After a link to the top of a page it renders one frame later, so that
 * the first frame appears two to three times as soon.
 */
export function RestOfPage({ children }: { children: ReactNode }) {
  return useAfterFirstFrame() ? children : <div data-placeholder="" />;
}
