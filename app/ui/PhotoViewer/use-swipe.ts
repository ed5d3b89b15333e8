import { type PointerEvent, useRef } from "react";

/** Shorter movements, in CSS pixels, are presses. */
const SHORTEST = 40;

/** Follows a finger, a pen or a mouse that draws a picture to one side. */
export function useSwipe(onSwipe: (way: "left" | "right") => void) {
  const from = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => {
      from.current = { x, y };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const start = from.current;
      from.current = undefined;
      if (start === undefined) return;
      const [across, down] = [clientX - start.x, clientY - start.y];
      if (Math.abs(across) < SHORTEST || Math.abs(across) < Math.abs(down)) return;
      onSwipe(across < 0 ? "left" : "right");
    },
  };
}
