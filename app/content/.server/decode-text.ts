/**
 * The text of a file as it was saved: as UTF-8, or in the encodings in which spreadsheets save (UTF-16 with
 * its mark, and the one of Windows for what is no UTF-8). The last is only tried for tables.
 */
export function decodeText(bytes: Uint8Array, file: string): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const isTable = /\.(?:csv|tsv|txt)$/i.test(file);
  return isTable && text.includes("\uFFFD") ? new TextDecoder("windows-1252").decode(bytes) : text;
}
