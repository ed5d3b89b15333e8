/** "Côte" as "Cote", for where letters with accents cannot be had. */
export function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}
