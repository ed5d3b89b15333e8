/** A name as two lines of wood type, as even as its words allow; one word is one line. */
export function nameLines(name: string): readonly string[] {
  const words = name.split(" ");
  const splits = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")];
    const [first = "", second = ""] = lines;
    return { lines, gap: Math.abs(first.length - second.length) };
  });
  return splits.toSorted((a, b) => a.gap - b.gap)[0]?.lines ?? [name];
}
