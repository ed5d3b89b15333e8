import { romanized } from "#app/lib/letters/romanize.ts";
import { slug } from "#app/lib/text/slug.ts";

const LONGEST = 24;

/**
 * The first word of a domain for a name: "Đakovo Łódź" gives `dakovolodz`. Of a long name only the first words; `club` where
 * a name has no letter that domains have.
 */
export function domainLabel(name: string): string {
  const [first = "", ...others] = slug(romanized(name)).split("-");
  let label = first;
  for (const word of others) {
    if (label.length + word.length > LONGEST) break;
    label += word;
  }
  return label || "club";
}
