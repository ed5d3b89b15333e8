import type { Draft } from "#app/content/content.ts";
import type { Typed } from "./command.ts";
import { findKey } from "./find-key.ts";
import { playerNames } from "./names.ts";

/** The key of a person that somebody typed by key or by name. */
export function personOf(written: string, draft: Draft): string {
  return findKey(written.trim(), playerNames(draft), "player");
}

/** The keys of the people behind an option, with commas between them. */
export function peopleOf(typed: Typed, option: string, draft: Draft): string[] {
  const written = typed.value(option)?.split(",") ?? [];
  return written.map((name) => personOf(name, draft));
}
