/** An entry of a list with its place, counted from 0. */
export interface Numbered<T> {
  readonly place: number;
  readonly item: T;
}

/** The entries of a list with their places, which alone tell them apart: two may say the same. */
export function numbered<T>(list: readonly T[]): readonly Numbered<T>[] {
  return list.map((item, place) => ({ place, item }));
}

/** A single value as a field shows it; nothing for what is not there or has parts. */
export function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}
