import type { ReactNode } from "react";
import { classes } from "#app/lib/classes.ts";
import type { Wording, WordingState } from "./home-data.ts";

interface SlotProps<W extends Wording> {
  wordings: readonly W[];
  at: WordingState;
  className?: string | undefined;
  children: (wording: W) => ReactNode;
}

/**
 * Text that changes with the day. All wordings are in one grid cell, so that the tallest sets the height and nothing
 * moves; all but one are hidden and inert (docs/product.md, Time).
 */
export function Slot<W extends Wording>({ wordings, at, className, children }: SlotProps<W>) {
  // A state that the data does not have, such as one of newer scripts, keeps the prerendered wording.
  const shown = wordings.find((wording) => wording.at.includes(at)) ?? wordings[0];
  return (
    <div className={classes("oneCell", className)}>
      {wordings.map((wording) => (
        <div key={wording.at.join(" ")} className="stack" inert={wording !== shown}>
          {children(wording)}
        </div>
      ))}
    </div>
  );
}
