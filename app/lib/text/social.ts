const LETTERS: Readonly<Record<string, string>> = { facebook: "f", twitter: "t", instagram: "ig" };

/** The letters for a social network; e-mail has none and gets an icon. */
export function socialLetters(name: string): string | undefined {
  return LETTERS[name];
}
