import { use, useInsertionEffect } from "react";
import { RuleSink } from "./rule-sink.ts";

/** FNV-1a hash, 32 bit, in base 36: a short class name that is the same on every machine. */
function hashRule(declarations: string): string {
  let hash = 2166136261;
  for (const character of declarations) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return `c${(hash >>> 0).toString(36)}`;
}

/**
 * Returns a class for styles computed from content. The CSP forbids style attributes, so the styles
 * become a CSS rule: in the inlined stylesheet when prerendering, in a constructed one in the
 * browser.
 */
export function useComputedRule(declarations: string): string {
  const name = hashRule(declarations);
  const sink = use(RuleSink);
  if (import.meta.env.SSR) sink(name, declarations);
  useInsertionEffect(() => {
    sink(name, declarations);
  }, [sink, name, declarations]);
  return name;
}
