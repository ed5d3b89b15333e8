/** A part of the record that most visitors do not need: it is fetched when it is wanted, once. */
export interface Archive<T> {
  /** What has been fetched; it stays for the visit. */
  readonly arrived: () => T | undefined;
  /** The same promise for everyone who asks; what could not be fetched can be asked for again. */
  readonly fetch: () => Promise<T>;
  /** Somebody may need it soon. Nothing to wait for when it is here; a failure shows where it is needed. */
  readonly fetchAhead: () => Promise<unknown> | undefined;
}

/** @param load what goes over the line */
export function archiveOf<T>(load: () => Promise<T>): Archive<T> {
  let here: T | undefined;
  let underWay: Promise<T> | undefined;
  const once = async () => {
    try {
      here = await load();
      return here;
    } catch (error) {
      underWay = undefined;
      throw error;
    }
  };
  const arrived = () => here;
  const fetch = () => (underWay ??= once());
  const fetchAhead = () => (here === undefined ? fetch().catch(() => undefined) : undefined);
  return { arrived, fetch, fetchAhead };
}
