import type { Choices } from "#app/art/print/hash.ts";
import type { Ink } from "#app/art/print/ink.ts";

/** The inks that may cover a whole picture. */
export type Ground = "g" | "b" | "s" | "c" | "e" | "k" | "n";

export const GROUNDS: readonly Ground[] = ["k", "e", "g", "b", "s", "c", "n"];

/** What may be printed on a ground, so that everything on it can be told apart. */
export interface OnGround {
  readonly body: Choices<Ink>;
  /** The pattern behind the figure. */
  readonly motif: Ink;
  /** A large number behind the figure. */
  readonly soft: Ink;
  readonly smallType: Ink;
}

export const ON_GROUND: Readonly<Record<Ground, OnGround>> = {
  g: { body: ["b", "c", "p"], motif: "g2", soft: "p", smallType: "k" },
  b: { body: ["g", "p"], motif: "b2", soft: "p", smallType: "p" },
  s: { body: ["g", "p"], motif: "s2", soft: "p", smallType: "p" },
  c: { body: ["g", "p"], motif: "c2", soft: "p", smallType: "p" },
  e: { body: ["p", "b"], motif: "e2", soft: "p", smallType: "k" },
  k: { body: ["g", "p"], motif: "k2", soft: "g", smallType: "p" },
  n: { body: ["b", "c"], motif: "p", soft: "g", smallType: "k" },
};

/** Grooves of a head, by the ink of the head. */
export function grooveOn(body: Ink): Ink {
  if (body === "b") return "p";
  return body === "s" || body === "c" ? "g" : "k";
}
