/** The lines in which two texts differ, with their numbers, as a diff shows them. */
export function diffLines(before: string, now: string): string[] {
  const [old, fresh] = [before.split("\n"), now.split("\n")];
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start += 1;
  let end = 0;
  const most = Math.min(old.length, fresh.length) - start;
  while (end < most && old.at(-1 - end) === fresh.at(-1 - end)) end += 1;
  const gone = old.slice(start, old.length - end);
  const come = fresh.slice(start, fresh.length - end);
  if (gone.length !== come.length) {
    return [...gone.map((line) => `  - ${line}`), ...come.map((line) => `  + ${line}`)];
  }
  return gone.flatMap((line, index) =>
    line === come[index] ? [] : [`  - ${line}`, `  + ${come[index] ?? ""}`],
  );
}
