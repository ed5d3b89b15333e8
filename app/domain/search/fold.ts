/**
 * Text as searches compare it: lower case, without accents, apostrophes and quotation marks, dashes
 * of every kind as spaces. So "womens" finds "Women’s" however its apostrophe is typed.
 */
export function fold(text: string): string {
  return (
    text
      // Before NFKD, which takes some of these signs apart into a space and an accent.
      .replace(/['"`´ʹʺʻʼʽˈ′″‚„＇＂\p{Pi}\p{Pf}]/gu, "")
      .toLowerCase()
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .replace(/[\p{Pd}−]/gu, " ")
  );
}

/** The words of a text, folded, without empty ones. */
export function foldedWords(text: string): string[] {
  return fold(text)
    .split(/\s+/)
    .filter((word) => word !== "");
}
