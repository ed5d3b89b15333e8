import { hexOf, oklch } from "#app/inks/colour.ts";
import { Refusal } from "#scripts/captain/content-texts.ts";

function hexOfSaid(said: string): string {
  if (/^#[\da-f]{6}$/i.test(said)) return said.toLowerCase();
  try {
    return hexOf(oklch(said));
  } catch {
    throw new Refusal(`${said} is no color. Write it as #00a6a6, or in English: teal.`);
  }
}

/**
 * The colours of a club as somebody types them, "#00A6A6, coral", as `#rrggbb`.
 *
 * @throws Refusal where one is none, or where there are more than four
 */
export function saidColours(said = ""): string[] {
  const colours = said.split(/[\s,;]+/).filter((word) => word !== "" && word !== "and");
  if (colours.length > 4) throw new Refusal("A club has one to four colors.");
  return colours.map(hexOfSaid);
}
