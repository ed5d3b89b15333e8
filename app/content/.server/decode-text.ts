/** Encodings of spreadsheets on Windows, in the west and in the middle of Europe, and on old Macs. */
const ENCODINGS = ["windows-1252", "windows-1250", "macintosh"] as const;

/** Signs within words, capitals behind small letters, and control characters: what a wrong encoding makes of letters. */
const implausible =
  /[\u0080-\u009F]|\p{Ll}\p{Lu}(?=\P{ASCII}|\p{Ll})|(?<=\p{Ll})(?!\p{ASCII})\p{Lu}|(?![\p{ASCII}\p{L}\p{P}\s])\P{L}(?=\p{L})|(?<=\p{L})(?![\p{ASCII}\p{L}\p{P}\s])\P{L}/gu;

/** The text in the encoding that makes the most plausible words of it; the one of Windows in the west, if in doubt. */
function decodeOld(bytes: Uint8Array): string {
  const all = ENCODINGS.map((encoding) => new TextDecoder(encoding).decode(bytes));
  const faults = all.map((text) => text.match(implausible)?.length ?? 0);
  return all[faults.indexOf(Math.min(...faults))] ?? "";
}

/**
 * The text of a file as it was saved: as UTF-8, or in the encodings in which spreadsheets save (UTF-16 with
 * its mark, and those of Windows and old Macs for what is no UTF-8). The last are only tried for tables.
 */
export function decodeText(bytes: Uint8Array, file: string): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const isTable = /\.(?:csv|tsv|txt)$/i.test(file);
  return isTable && text.includes("\uFFFD") ? decodeOld(bytes) : text;
}
