/** Browser storage, for this tab (session) or this device (local). */
export type StorageArea = "tab" | "device";

/** The storage; undefined if the browser blocks it. */
function findStorage(area: StorageArea): Storage | undefined {
  try {
    return area === "tab" ? sessionStorage : localStorage;
  } catch {
    return undefined;
  }
}

/** Reads a stored text. */
export function readItem(area: StorageArea, key: string): string | undefined {
  return findStorage(area)?.getItem(key) ?? undefined;
}

/** Stores a text; undefined deletes it. Returns false if the browser does not store it. */
export function writeItem(area: StorageArea, key: string, text: string | undefined): boolean {
  const storage = findStorage(area);
  try {
    if (text === undefined) storage?.removeItem(key);
    else storage?.setItem(key, text);
  } catch {
    return false;
  }
  return storage !== undefined;
}
