import type { Form } from "./figures/figures.ts";

/** How many times slower than a fast desktop's processor a phone's is; Lighthouse's default. */
export const SLOWDOWN = 4;

/** How many times slower than the machine a form's processor is; desktops run at its speed. */
export function slowerBy(form: Form, slowdown: number): number {
  return form === "mobile" ? slowdown : 1;
}
