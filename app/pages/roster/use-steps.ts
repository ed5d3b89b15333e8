import { type RefObject, useEffect, useEffectEvent } from "react";
import { navigate } from "#app/ui/hooks/address.ts";

type KeyPress = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/**
 * Direction of an arrow key. Arrow keys act like the buttons around the focus: seasons in the
 * banner and its strip, people in the player panel. With a modifier, the browser handles the key.
 */
export function arrowStep(press: KeyPress): "previous" | "next" | undefined {
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return undefined;
  if (press.key === "ArrowLeft") return "previous";
  return press.key === "ArrowRight" ? "next" : undefined;
}

interface Addresses {
  /** Undefined for the first. */
  previous: string | undefined;
  /** Undefined for the last. */
  next: string | undefined;
}

/**
 * Navigates to the previous or next URL with the arrow keys in a region.
 *
 * @returns the same actions for buttons
 */
export function useSteps(region: RefObject<HTMLElement | null>, addresses: Addresses) {
  const step = (direction: keyof Addresses) => {
    const address = addresses[direction];
    if (address !== undefined) navigate(address);
  };
  // The second of two quick presses starts from the result of the first.
  const press = useEffectEvent((event: KeyboardEvent) => {
    const direction = arrowStep(event);
    if (direction === undefined) return;
    event.preventDefault();
    step(direction);
  });
  useEffect(() => {
    const element = region.current;
    const listen = (event: KeyboardEvent) => {
      press(event);
    };
    element?.addEventListener("keydown", listen);
    return () => element?.removeEventListener("keydown", listen);
  }, [region]);
  return step;
}
