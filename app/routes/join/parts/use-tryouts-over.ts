import { startTransition, useEffect, useState } from "react";
import type { Dates } from "#app/domain/today/dates.ts";

/** Whether registration has ended by the clock; not in the document, and never where no end is known. */
export function useTryoutsOver(dates: Dates | undefined): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (dates === undefined) return;
    const look = async () => {
      const { dayOf } = await import("#app/page/today/day-clock.ts");
      const { key } = dayOf(Date.now(), dates);
      startTransition(() => setIsOver(!key.startsWith("tryouts:")));
    };
    // Without its chunk the page stays as it is in the document.
    look().catch(() => undefined);
  }, [dates]);
  return isOver;
}
