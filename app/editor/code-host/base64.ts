/** The bytes of a file as base64. Pieces, because a call takes only so many arguments. */
export function base64(file: string | Uint8Array): string {
  const bytes = typeof file === "string" ? new TextEncoder().encode(file) : file;
  const PIECE = 8192;
  let binary = "";
  for (let start = 0; start < bytes.length; start += PIECE) {
    binary += String.fromCodePoint(...bytes.subarray(start, start + PIECE));
  }
  return btoa(binary);
}
