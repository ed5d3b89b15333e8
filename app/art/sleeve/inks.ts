import { pick, type Choices } from "#app/art/print/hash.ts";
import type { Paint } from "#app/art/print/ink.ts";

/** The inks of a sleeve, out of the skin's five and its stock. */
export interface SleeveInks {
  readonly ground: Paint;
  readonly first: Paint;
  readonly second: Paint;
  readonly third: Paint;
}

type SkinInk = `var(--r${0 | 1 | 2 | 3 | 4 | 5})`;
type Set = readonly [ground: SkinInk, first: SkinInk, second: SkinInk, third: SkinInk];

const [stock, coral, mint, violet, cream, pink] = [
  "var(--r0)",
  "var(--r1)",
  "var(--r2)",
  "var(--r3)",
  "var(--r4)",
  "var(--r5)",
] as const;

const SETS: Choices<Set> = [
  [coral, stock, mint, cream],
  [mint, stock, coral, cream],
  [violet, stock, cream, coral],
  [cream, stock, coral, mint],
  [stock, coral, mint, cream],
  [pink, cream, coral, mint],
  [stock, mint, violet, cream],
];

/** The inks of the nth playlist; steps of three keep neighbours apart. */
export function inksOf(index: number): SleeveInks {
  const [ground, first, second, third] = pick(SETS, index * 3 + 1);
  return { ground, first, second, third };
}

/** One of the three printing inks, in turn. */
export function inTurn({ first, second, third }: SleeveInks, i: number): Paint {
  return pick([first, second, third], i);
}
