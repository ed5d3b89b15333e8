/** A line that goes, comes or stays between others. */
export interface LineChange {
  readonly kind: "removed" | "added";
  /** Counted from 1: in the old text for a line that goes, else in the new one. */
  readonly line: number;
  readonly text: string;
}

/** How many lines two texts have in common from each place on. */
function commonTable(old: readonly string[], now: readonly string[]): number[][] {
  const table = Array.from({ length: old.length + 1 }, () => Array<number>(now.length + 1).fill(0));
  for (let one = old.length - 1; one >= 0; one -= 1) {
    for (let other = now.length - 1; other >= 0; other -= 1) {
      const row = table[one] ?? [];
      row[other] =
        old[one] === now[other]
          ? (table[one + 1]?.[other + 1] ?? 0) + 1
          : Math.max(table[one + 1]?.[other] ?? 0, row[other + 1] ?? 0);
    }
  }
  return table;
}

/** The lines in which two texts differ, as a diff shows them. */
export function lineChanges(before: string, after: string): LineChange[] {
  const [old, now] = [before.split("\n"), after.split("\n")];
  let head = 0;
  while (head < Math.min(old.length, now.length) && old[head] === now[head]) head += 1;
  let tail = 0;
  const room = Math.min(old.length, now.length) - head;
  while (tail < room && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const [left, right] = [old.slice(head, old.length - tail), now.slice(head, now.length - tail)];
  const table = commonTable(left, right);
  const changes: LineChange[] = [];
  let [one, other] = [0, 0];
  while (one < left.length || other < right.length) {
    const [gone, come] = [left[one], right[other]];
    if (gone !== undefined && gone === come) [one, other] = [one + 1, other + 1];
    else if (
      come === undefined ||
      (table[one + 1]?.[other] ?? -1) >= (table[one]?.[other + 1] ?? 0)
    ) {
      changes.push({ kind: "removed", line: head + one + 1, text: gone ?? "" });
      one += 1;
    } else {
      changes.push({ kind: "added", line: head + other + 1, text: come });
      other += 1;
    }
  }
  return changes;
}
