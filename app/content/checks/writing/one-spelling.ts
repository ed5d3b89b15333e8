import type { Check } from "#app/content/checks/check.ts";
import { fieldName } from "#app/content/field-path.ts";
import { asWritten, warning } from "#app/content/finding.ts";
import { lettersOf } from "#app/domain/search/fold.ts";
import { invisibleIn } from "#app/content/text-rules/invisible.ts";
import { groupBy } from "#app/lib/list/group-by.ts";
import { freeTexts, type TextOfFile } from "./texts-of.ts";

/** The names of cities, states apart, and of those who write about the club. */
const FIELDS: ReadonlySet<unknown> = new Set(["city", "author"]);

/** Cities with cities, authors with authors, whatever their capitals and signs. */
function keyOf({ path, text }: TextOfFile): string {
  return `${String(path.at(-1))} ${lettersOf(text)}`;
}

/** The spelling that most of the entries have; of two that are as frequent, the first. */
function mostFrequent(spellings: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of spellings) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/** A city and an author are spelled one way: "Washington DC" is not also "Washington D.C.". */
export const oneSpelling: Check = (_, entries) => {
  const names = freeTexts(entries).filter(({ path }) => FIELDS.has(path.at(-1)));
  const groups = groupBy(names, keyOf);
  return names.flatMap((name) => {
    const { file, path, text } = name;
    const usual = mostFrequent((groups.get(keyOf(name)) ?? []).map((other) => other.text));
    if (usual === undefined || usual === text || invisibleIn(text)) return [];
    const cause = `${fieldName(path)} is ${text}, which stands elsewhere as ${usual}.`;
    const found = warning(file, path, cause, `Did you mean ${usual}? Write both in one way.`);
    return asWritten(found, { to: usual });
  });
};
