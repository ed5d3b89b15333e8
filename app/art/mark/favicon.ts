import { PLAIN_R } from "./letters.ts";

const GOLD = "#dcae2c";
const INK = "#1a1611";

/** The R in ink on a gold disc, a file of its own: browsers draw it without the page's inks. */
export function favicon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="50" fill="${GOLD}"/><path transform="translate(18.4 22) scale(0.56)" d="${PLAIN_R}" fill="${INK}" fill-rule="evenodd"/></svg>`;
}
