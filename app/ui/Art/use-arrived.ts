import { useEffect, useRef, useState } from "react";

/** Whether a photograph is on its way, is there, or will not come. */
type Arrival = "coming" | "there" | "failed";

/** Follows a photograph, which may have arrived, or failed, before the scripts did. */
export function useArrived() {
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<Arrival>("coming");
  useEffect(() => {
    const shown = image.current;
    // One that waits to be scrolled to has not chosen its file yet.
    if (shown === null || !shown.complete || shown.currentSrc === "") return;
    setState(shown.naturalWidth > 0 ? "there" : "failed");
  }, []);
  return {
    image,
    state,
    arrived: () => {
      setState("there");
    },
    failed: () => {
      setState("failed");
    },
  };
}
