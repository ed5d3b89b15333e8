/** The bytes from `start` up to and with `end` of a file. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * What a Range field asks for of a file of so many bytes. Nothing where the whole file is the
 * answer: another unit, several ranges, or words that say nothing. HTTP leaves that to the server.
 */
export function byteRange(field: string, size: number): ByteRange | "unsatisfiable" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(field) ?? [];
  if (first === "" && last === "") return undefined;
  // Without a first byte the last number counts from the end.
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? "unsatisfiable" : { start, end };
}
