/** "1,463": a figure of four digits or more is read in groups of three. */
export const inThousands = (figure: number) => String(figure).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");

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
