import type { ReactNode } from "react";
import { classes } from "#app/lib/classes.ts";
import type { Wording } from "./day-data.ts";
import styles from "./Slot.module.css";

interface SlotProps<W extends Wording> {
  wordings: readonly W[];
  /** The state of the day; "any" in the document. */
  at: string;
  className?: string | undefined;
  children: (wording: W) => ReactNode;
}

/**
 * A place that can change with the day. All wordings stand in one grid cell, so that the tallest sets the
 * height and nothing moves; all but one are hidden and inert (docs/product.md, Time).
 */
export function Slot<W extends Wording>({ wordings, at, className, children }: SlotProps<W>) {
  // A state that a page does not know, such as a new one of later scripts, leaves the document's wording.
  const shown = wordings.find((wording) => wording.at.includes(at)) ?? wordings[0];
  return (
    <div className={classes("oneCell", styles.slot, className)}>
      {wordings.map((wording) => (
        <div key={wording.at.join(" ")} inert={wording !== shown}>
          {children(wording)}
        </div>
      ))}
    </div>
  );
}
