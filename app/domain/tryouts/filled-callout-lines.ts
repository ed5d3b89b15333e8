/** "Register for our 2023 tryouts!" as its first word, what lies between, and its last word; without empty lines. */
export function filledCalloutLines(callout: string): readonly string[] {
  const words = callout.trim().split(/\s+/);
  return [words.slice(0, 1), words.slice(1, -1), words.slice(1).slice(-1)]
    .map((line) => line.join(" "))
    .filter((line) => line !== "");
}
