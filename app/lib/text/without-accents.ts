/** Letters that are no letter with an accent, and what stands for them. */
const OTHER: Readonly<Record<string, string>> = {
  đ: "d",
  Đ: "D",
  ł: "l",
  Ł: "L",
  ø: "o",
  Ø: "O",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ß: "ss",
};

/** "Côte" as "Cote" and "Łódź" as "Lodz", for where such letters cannot be had. */
export function withoutAccents(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[đłøæœß]/gi, (letter) => OTHER[letter] ?? letter);
}
