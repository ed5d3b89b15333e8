/**
 * Processes a list, a few items at a time, and returns the results in its order: each item takes
 * memory while it is processed.
 *
 * @param atATime how many items are processed at once, 1 or more
 * @param progress called after each item with how many are done
 */
export async function sideBySide<T, R>(
  items: readonly T[],
  atATime: number,
  work: (item: T) => Promise<R>,
  progress: (done: number, all: number) => void = () => undefined,
): Promise<R[]> {
  const results: R[] = [];
  const waiting = items.entries();
  let done = 0;
  const worker = async () => {
    for (const [place, item] of waiting) {
      results[place] = await work(item);
      done += 1;
      progress(done, items.length);
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return results;
}
