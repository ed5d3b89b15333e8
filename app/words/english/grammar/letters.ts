const letters = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
];

/** "three": a small number in a sentence, in letters. */
export const inLetters = (count: number) => letters[count] ?? String(count);
