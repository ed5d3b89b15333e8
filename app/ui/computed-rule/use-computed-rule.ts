import { use, useInsertionEffect } from "react";
import { RuleSink } from "./rule-sink.ts";

/** FNV-1a, 32 bit, in base 36: a short class name that is the same on every machine. */
function nameOf(declarations: string): string {
  let hash = 2166136261;
  for (const character of declarations) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return `c${(hash >>> 0).toString(36)}`;
}

/**
 * A class for sizes that are computed from content. The policy of the site forbids style
 * attributes, so a computed value becomes a rule: in the inlined stylesheet at prerender, in a
 * constructed one in the browser.
 */
export function useComputedRule(declarations: string): string {
  const name = nameOf(declarations);
  const sink = use(RuleSink);
  if (import.meta.env.SSR) sink(name, declarations);
  useInsertionEffect(() => {
    sink(name, declarations);
  }, [sink, name, declarations]);
  return name;
}
