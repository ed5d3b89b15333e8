/** An address with its letters as they are said; as it stands where it cannot be read. */
export function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
