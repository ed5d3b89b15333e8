import { useRef } from "react";
import { useQuery } from "#app/hooks/use-query.ts";

/** The photograph that is open, by the parameter `photo` of the address, counted there from 1. */
export function useShownPhoto(count: number) {
  const { read, change } = useQuery();
  const openedHere = useRef(false);
  const place = Number(read("photo") ?? Number.NaN) - 1;
  const shown = Number.isInteger(place) && place >= 0 && place < count ? place : undefined;
  return {
    shown,
    /** Back closes what was opened; stepping on is no step back. */
    show: (next: number) => {
      change({ photo: String(next + 1) }, shown === undefined ? "push" : "replace");
      openedHere.current ||= shown === undefined;
    },
    close: () => {
      if (shown === undefined) return;
      if (openedHere.current) history.back();
      else change({ photo: undefined }, "replace");
      openedHere.current = false;
    },
  };
}
