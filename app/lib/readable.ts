/** A decoded address; unchanged if it cannot be decoded. */
export function decodeAddress(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
