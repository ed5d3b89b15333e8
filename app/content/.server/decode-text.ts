/** Windows-1252 from 0x80 to 0x9F, where Latin-1 has control characters. */
const SIGNS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

/** Decodes Windows-1252. TextDecoder in Node 20 decodes Latin-1 instead. */
function windows(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) =>
    byte < 0x80 || byte > 0x9f ? String.fromCharCode(byte) : SIGNS.charAt(byte - 0x80),
  ).join("");
}

/** Evidence of another encoding in a text read as Windows-1252: control characters, and symbols within words. */
const WRONG_LETTERS =
  /[\u0080-\u009F]|\p{L}[¡-¨ª-¬¯-±´-¿×÷€ƒ†‡‰‹›•]|[¡-¨ª-¬¯-±´-¿×÷€ƒ†‡‰‹›•]\p{L}/u;

/**
 * Decodes UTF-8, UTF-16 with a byte-order mark and, for tables, Windows-1252, in which Excel saves CSV. Other encodings
 * give replacement characters (U+FFFD), which the checks report.
 */
export function decodeText(bytes: Uint8Array, isTable: boolean): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  if (!isTable || !text.includes("\uFFFD")) return text;
  const western = windows(bytes);
  return WRONG_LETTERS.test(western) ? text : western;
}

/** Whether a file is a table, which spreadsheets save in other encodings than UTF-8. */
export function isTable(file: string): boolean {
  return /\.(?:csv|tsv|txt)$/i.test(file);
}
