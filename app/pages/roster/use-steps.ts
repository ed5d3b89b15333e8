import { type RefObject, useEffect, useEffectEvent } from "react";
import { navigate } from "#app/ui/hooks/address.ts";

interface KeyPress {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/**
 * Direction of an arrow key. It does the same as the pair of buttons around the focus: seasons in the banner
 * and its strip, people in the player panel. With a modifier it belongs to the browser.
 */
export function arrowStep(press: KeyPress): "previous" | "next" | undefined {
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return undefined;
  if (press.key === "ArrowLeft") return "previous";
  return press.key === "ArrowRight" ? "next" : undefined;
}

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

/** Stepping to the addresses before and after: by the buttons in a region or by its arrow keys. */
export function useSteps(region: RefObject<HTMLElement | null>, addresses: Addresses): Steps {
  const { previous, next } = addresses;
  // The second of two quick presses steps on from the person that the first one led to.
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = arrowStep(event);
    if (step === undefined) return;
    event.preventDefault();
    const address = step === "previous" ? previous : next;
    if (address !== undefined) navigate(address);
  });
  useEffect(() => {
    const element = region.current;
    const listen = (event: KeyboardEvent) => {
      press(event);
    };
    element?.addEventListener("keydown", listen);
    return () => element?.removeEventListener("keydown", listen);
  }, [region]);
  return {
    onPrevious: () => {
      if (previous !== undefined) navigate(previous);
    },
    onNext: () => {
      if (next !== undefined) navigate(next);
    },
  };
}
