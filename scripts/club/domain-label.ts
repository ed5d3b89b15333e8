import { romanized } from "#app/lib/letters/romanize.ts";
import { slug } from "#app/lib/text/slug.ts";

/** Letters that are not another letter with an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  đ: "d",
  ł: "l",
  ø: "o",
  æ: "ae",
  œ: "oe",
  ß: "ss",
};
const LONGEST = 24;

/**
 * The first word of a domain for a name: "Đakovo Łódź" gives `dakovolodz`. Of a long name only the first words; `club` where
 * a name has no letter that domains have.
 */
export function domainLabel(name: string): string {
  const plain = romanized(name)
    .toLowerCase()
    .replaceAll(/[đłøæœß]/g, (letter) => PLAIN[letter] ?? "");
  const [first = "", ...others] = slug(plain).split("-");
  let label = first;
  for (const word of others) {
    if (label.length + word.length > LONGEST) break;
    label += word;
  }
  return label || "club";
}
