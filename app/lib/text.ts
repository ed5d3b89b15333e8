const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Makes any text safe in HTML, SVG and XML: between tags and in attributes in double quotes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** A text with one kind of line end, and each letter with its accent as one character (NFC). */
export function oneForm(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").normalize("NFC");
}

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

/** A name as addresses have it: "Côte Sauvage" is `cote-sauvage`. */
export function slug(name: string): string {
  return withoutAccents(name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

const LETTERS: Readonly<Record<string, string>> = { facebook: "f", twitter: "t", instagram: "ig" };

/** Letters for a social network: "yt" for YouTube, "b" for Bluesky. E-mail has none and gets an icon. */
export function socialLetters(name: string): string | undefined {
  if (name === "email") return undefined;
  const [first = "", second = ""] = name.match(/\p{Lu}/gu) ?? [];
  const letters = second === "" ? Array.from(name)[0] : first + second;
  return LETTERS[name.toLowerCase()] ?? letters?.toLowerCase();
}
