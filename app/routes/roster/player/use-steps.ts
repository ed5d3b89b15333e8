import { type RefObject, useEffect, useLayoutEffect } from "react";
import { useLocation } from "wouter";
import { arrowStep } from "./arrow-step.ts";

interface Addresses {
  /** `undefined` at the first. */
  previous: string | undefined;
  /** `undefined` at the last. */
  next: string | undefined;
}

interface Steps {
  onPrevious: () => void;
  onNext: () => void;
}

/** A button that has just been disabled hands its focus to the one that leads back. */
function rescueFocus(region: HTMLElement | null): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLButtonElement) || !focused.disabled) return;
  if (region?.contains(focused)) region.querySelector<HTMLElement>("button:enabled")?.focus();
}

/** Stepping to the addresses before and after: by the buttons in a region or by its arrow keys. */
export function useSteps(region: RefObject<HTMLElement | null>, addresses: Addresses): Steps {
  const { previous, next } = addresses;
  const [, navigate] = useLocation();
  useLayoutEffect(() => {
    rescueFocus(region.current);
  });
  useEffect(() => {
    const element = region.current;
    const press = (event: KeyboardEvent) => {
      const step = arrowStep(event);
      if (step === undefined) return;
      event.preventDefault();
      const address = step === "previous" ? previous : next;
      if (address !== undefined) navigate(address);
    };
    element?.addEventListener("keydown", press);
    return () => element?.removeEventListener("keydown", press);
  }, [region, previous, next, navigate]);
  return {
    onPrevious: () => {
      if (previous !== undefined) navigate(previous);
    },
    onNext: () => {
      if (next !== undefined) navigate(next);
    },
  };
}
