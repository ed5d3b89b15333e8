import type { Form } from "./figures.ts";

/** "on phones" */
export function onForm(form: Form): string {
  return form === "mobile" ? "on phones" : "on desktops";
}

/** "845 ms", "1.72 s" */
export function duration(milliseconds: number): string {
  if (milliseconds < 999.5) return `${Math.round(milliseconds)} ms`;
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

/** "3.4 %" of 0.034 */
export function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}

/** "124.6 KiB", "13,159 KiB": with a decimal below two hundred. */
export function kibibytes(bytes: number): string {
  const size = bytes / 1024;
  const text = size < 200 ? size.toFixed(1) : size.toFixed(0);
  return `${text.replace(/\B(?=(?:\d{3})+(?!\d))(?<!\.\d*)/g, ",")} KiB`;
}
