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

/** Spells out a small number in a sentence: "three". */
export const inLetters = (count: number) => letters[count] ?? String(count);
