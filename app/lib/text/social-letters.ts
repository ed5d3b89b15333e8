const LETTERS: Readonly<Record<string, string>> = { facebook: "f", twitter: "t", instagram: "ig" };

/** The letters on the token of a social network; e-mail has none, and shows an icon. */
export function socialLetters(name: string): string | undefined {
  return LETTERS[name];
}
