/** A text with one kind of line end, and each letter with its accent as one character (NFC). */
export function oneForm(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").normalize("NFC");
}
