import { oneForm } from "#app/lib/text/one-form.ts";

/** One change of a text: what stands from `start` to before `end` becomes `text`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What is to become of the value or key at a path: another value, another key, or nothing. */
export type Change =
  { readonly to: string | number | boolean } | { readonly key: string } | { readonly delete: true };

/** Applies an edit to a text, if there is one. */
export function applyEdit(text: string, edit: Edit | undefined): string {
  return edit === undefined ? text : applyEdits(text, [edit]);
}

/** Applies edits to a text; of two that overlap the earlier one counts. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let done = 0;
  const parts: string[] = [];
  for (const { start, end, text: part } of edits.toSorted((a, b) => a.start - b.start)) {
    if (start < done) continue;
    parts.push(text.slice(done, start), part);
    done = end;
  }
  return parts.join("") + text.slice(done);
}

/**
 * Changes the text of a file as it is stored. The function sees it as `plainText` reads it: without byte-order
 * mark and with one kind of line ends, of which the file keeps what it had, and with each letter and its accent
 * as one character. A file in which nothing changes stays as it is.
 */
export function editStored(stored: string, change: (plain: string) => string): string {
  const mark = stored.startsWith("\uFEFF") ? "\uFEFF" : "";
  const plain = oneForm(stored.slice(mark.length));
  const changed = change(plain);
  if (changed === plain) return stored;
  return mark + (stored.includes("\r\n") ? changed.replaceAll("\n", "\r\n") : changed);
}
