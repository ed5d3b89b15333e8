import type { Edit } from "./edit.ts";

/** The edit that puts a part in the place of what stands from `start` to before `end`. */
export function put(start: number, end: number, text: string): Edit {
  return { start, end, text };
}

/** Where the line of a position begins. */
export function lineStart(text: string, position: number): number {
  return text.lastIndexOf("\n", position - 1) + 1;
}

/** Where the line of a position ends, before its line break. */
export function lineEnd(text: string, position: number): number {
  const end = text.indexOf("\n", position);
  return end < 0 ? text.length : end;
}

/** The column of a position, counted from 0. */
export function columnOf(text: string, position: number): number {
  return position - lineStart(text, position);
}

/** Whether nothing but spaces stands before a position on its line. */
export function beginsItsLine(text: string, position: number): boolean {
  return text.slice(lineStart(text, position), position).trim() === "";
}

/** Puts lines behind the line of a position, whether or not the text ends with a line break. */
export function insertBelow(text: string, position: number, lines: string): Edit {
  const end = lineEnd(text, position);
  return put(end, end, `\n${lines}`);
}

/** Takes out whole lines, and the blank line before them where they stood between two blank ones. */
export function cutLines(text: string, start: number, end: number): Edit {
  const first = lineStart(text, start);
  const after = Math.min(lineEnd(text, end) + 1, text.length);
  const blankBefore = text.slice(0, first).endsWith("\n\n");
  const blankAfter = after === text.length || text.startsWith("\n", after);
  return put(blankBefore && blankAfter ? first - 1 : first, after, "");
}
