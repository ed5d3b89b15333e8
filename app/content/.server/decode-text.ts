/** Characters 0x80 to 0x9F of Windows-1252, where Latin-1 has the C1 control characters. */
const C1_CHARACTERS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

/** Decodes Windows-1252. TextDecoder in Node 20 decodes Latin-1 instead. */
function decodeWindows1252(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) =>
    byte < 0x80 || byte > 0x9f ? String.fromCharCode(byte) : C1_CHARACTERS.charAt(byte - 0x80),
  ).join("");
}

/** Symbols that are not part of words. */
const SYMBOL = "[¡-¨ª-¬¯-±´-¿×÷€ƒ†‡‰‹›•]";

/** Matches text that is not Windows-1252 after all: it has control characters, or symbols next to letters. */
const WRONG_ENCODING = new RegExp(String.raw`[\u0080-\u009F]|\p{L}${SYMBOL}|${SYMBOL}\p{L}`, "u");

/** Whether a file is a table. Spreadsheets may not save those as UTF-8. */
const isTable = (file: string) => /\.(?:csv|tsv|txt)$/i.test(file);

/**
 * Decodes UTF-8, UTF-16 with a byte-order mark and, for tables, Windows-1252, which Excel uses for CSV. Other encodings
 * give replacement characters (U+FFFD), which the checks report.
 */
export function decodeText(file: string, bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  if (!isTable(file) || !text.includes("\uFFFD")) return text;
  const western = decodeWindows1252(bytes);
  return WRONG_ENCODING.test(western) ? text : western;
}
