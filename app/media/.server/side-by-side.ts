/** Two photographs are developed at a time: a large one takes some hundred megabytes. */
const AT_A_TIME = 2;

/**
 * Works through a list, a few items at a time, and gives the results in the order of the list.
 *
 * @param progress is told after each item how many are done
 */
export async function sideBySide<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  progress: (done: number, all: number) => void,
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
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  return results;
}
