const indentOf = (line: string): number => /^ */.exec(line)?.[0].length ?? 0;

/** A line without what stands in quotes or behind a #, each character replaced by a space. */
function bare(line: string): string {
  return line.replaceAll(/"(?:[^"\\]|\\.)*"|'[^']*'|(?:^|\s)#.*$/g, (text) =>
    " ".repeat(text.length),
  );
}

/** Where a bracket opens on a line that does not close on it. */
function openIn(line: string): number | undefined {
  const open: number[] = [];
  for (const { 0: bracket, index } of bare(line).matchAll(/[[{}\]]/g)) {
    if (bracket === "{" || bracket === "[") open.push(index);
    else open.pop();
  }
  return open.at(-1);
}

/**
 * Where a bracket opens that is not closed: the next line begins another entry or field, no further in. YAML
 * finds that out there, or later. Undefined where there is none.
 */
export function unclosedBracket(text: string): number | undefined {
  const lines = text.split("\n");
  let position = 0;
  for (const [index, line] of lines.entries()) {
    const open = openIn(line);
    const next = lines.slice(index + 1).find((other) => bare(other).trim() !== "");
    const isOver =
      next === undefined ||
      (/^ *(?:- |[\w-]+:(?: |$))/.test(next) && indentOf(next) <= indentOf(line));
    if (open !== undefined && isOver) return position + open;
    position += line.length + 1;
  }
  return undefined;
}
