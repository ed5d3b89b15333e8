/** Browser storage: until the tab is closed, or on the device. */
type Area = "tab" | "device";

/** The storage; undefined if the browser forbids it. */
function storageOf(area: Area): Storage | undefined {
  try {
    return area === "tab" ? sessionStorage : localStorage;
  } catch {
    return undefined;
  }
}

/** A kept text. */
export function readKept(area: Area, key: string): string | undefined {
  return storageOf(area)?.getItem(key) ?? undefined;
}

/** Keeps a text; undefined deletes it. Returns false if the browser does not keep it. */
export function keep(area: Area, key: string, text: string | undefined): boolean {
  const storage = storageOf(area);
  try {
    if (text === undefined) storage?.removeItem(key);
    else storage?.setItem(key, text);
  } catch {
    return false;
  }
  return storage !== undefined;
}

/** The ends of all keys on the device with a beginning. */
export function keysBelow(prefix: string): readonly string[] {
  const storage = storageOf("device");
  const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index));
  return keys.flatMap((key) => (key?.startsWith(prefix) === true ? key.slice(prefix.length) : []));
}
