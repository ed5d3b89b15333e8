/** Letters of Cyrillic and Greek alphabets, each followed by how it is written in Latin ones. */
const PAIRS =
  "а a б b в v г g ґ g д d е e ё yo є ye ж zh з z и i і i ї yi й y к k л l м m н n о o п p р r с s т t у u ў u ф f х kh ц ts " +
  "ч ch ш sh щ shch ъ - ы y ь - э e ю yu я ya ђ dj ј j љ lj њ nj ћ c ѓ gj ќ kj ѕ dz џ dz " +
  "α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o";

const signs = PAIRS.split(" ");
const LATIN: ReadonlyMap<string, string> = new Map(
  signs.flatMap((letter, i) =>
    i % 2 === 0 ? [[letter, (signs[i + 1] ?? "").replace("-", "")]] : [],
  ),
);

function latin(letter: string): string {
  const lower = letter.toLowerCase();
  // An accent of Greek, which the bare letter has not.
  const written = LATIN.get(lower) ?? LATIN.get(lower.normalize("NFD").charAt(0));
  if (written === undefined || lower === letter) return written ?? letter;
  return written.charAt(0).toUpperCase() + written.slice(1);
}

/**
 * A text with Cyrillic and Greek letters written in Latin ones: "Клуб Диск" is "Klub Disk". Those of all other alphabets
 * stay: what they sound like depends on the language.
 */
export function romanized(text: string): string {
  const written = text.replaceAll(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, latin);
  return text === text.toUpperCase() ? written.toUpperCase() : written;
}
