import type { DRAWN_ACCENTS } from "#app/lib/letters/spell.ts";
import { boxPath, track } from "./glyph.ts";

/** An accent over the middle `x` of a capital that is `h` high, or under it. */
type Accent = (x: number, h: number) => string;

const acute: Accent = (x) => `M${x - 14} -9L${x + 4} -38H${x + 36}L${x + 12} -9Z`;
const grave: Accent = (x) => `M${x + 14} -9L${x - 4} -38H${x - 36}L${x - 12} -9Z`;

function doubleAcute(x: number): string {
  const one = `M${x - 34} -9L${x - 22} -38H${x + 2}L${x - 12} -9Z`;
  return `${one}M${x + 4} -9L${x + 16} -38H${x + 40}L${x + 26} -9Z`;
}

function circumflex(x: number): string {
  const peak = `L${x - 12} -38H${x + 12}L${x + 38} -9`;
  return `M${x - 38} -9${peak}H${x + 10}L${x} -20L${x - 10} -9Z`;
}

function caron(x: number): string {
  const valley = `L${x - 12} -9H${x + 12}L${x + 38} -38`;
  return `M${x - 38} -38${valley}H${x + 10}L${x} -27L${x - 10} -38Z`;
}

function tilde(x: number): string {
  const top = `M${x - 36} -10V-20A16 16 0 0 1 ${x - 6} -28L${x + 8} -22H${x + 14}V-34H${x + 36}`;
  return `${top}V-24A16 16 0 0 1 ${x + 6} -14L${x - 8} -20H${x - 14}V-10Z`;
}

function breve(x: number): string {
  return `M${x - 34} -38H${x - 12}A12 10 0 0 0 ${x + 12} -38H${x + 34}A34 29 0 0 1 ${x - 34} -38Z`;
}

function cedilla(x: number, h: number): string {
  const bow = `A18 14 0 0 1 ${x - 16} ${h + 24}V${h + 14}`;
  return `M${x - 8} ${h - 4}H${x + 18}V${h + 14}${bow}H${x - 8}Z`;
}

/** Accents are discs and bars, as the letters are. */
export const ACCENTS: Readonly<Record<(typeof DRAWN_ACCENTS)[number], Accent>> = {
  "\u0300": grave,
  "\u0301": acute,
  "\u0302": circumflex,
  "\u0303": tilde,
  "\u0304": (x) => boxPath(x - 34, -30, 68, 20),
  "\u0306": breve,
  "\u0307": (x) => track(x - 14, -37, 28, 28),
  "\u0308": (x) => track(x - 35, -37, 28, 28) + track(x + 7, -37, 28, 28),
  "\u030a": (x) => track(x - 20, -46, 40, 40) + track(x - 8, -34, 16, 16, true),
  "\u030b": doubleAcute,
  "\u030c": caron,
  "\u0326": (x, h) => `M${x - 6} ${h + 8}H${x + 20}L${x + 6} ${h + 34}H${x - 14}Z`,
  "\u0327": cedilla,
  "\u0328": (x, h) => boxPath(x + 18, h - 4, 26, 28),
};
