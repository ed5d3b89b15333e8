import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { ICONS, type Icon } from "./icons.ts";

function draw(icon: Icon): string {
  if ("shape" in icon) return `<path fill="currentColor" fill-rule="evenodd" d="${icon.shape}"/>`;
  return `<path fill="none" stroke="currentColor" stroke-width="${icon.width ?? 3}" stroke-linecap="square" d="${icon.line}"/>`;
}

/** The icons of the interface, in the colour of the text beside them. */
export function iconSheet(): Sheet {
  const icons = Object.entries(ICONS).map(([id, icon]) => ({
    id,
    viewBox: "0 0 24 24",
    markup: draw(icon),
  }));
  return makeSheet("icons", icons);
}
