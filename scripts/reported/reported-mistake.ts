import { parse } from "yaml";
import { walkTexts } from "#app/content/reading/walk-texts.ts";
import { schemaNode } from "#app/content/reading/schema-node.ts";
import { schemaOf } from "#app/content/schema-of.ts";
import { setValue } from "#app/content/writing/set-value.ts";
import { answer, ifSound, type Reported } from "./report.ts";

/** So short a text stands in too many places. */
const SHORTEST = 4;

const byHand = "Thank you. A captain looks at it.";

/** Every text of the content that has these words in it. */
function* placesOf(words: string, texts: ReadonlyMap<string, string>) {
  for (const [file, text] of texts) {
    const schema = file.endsWith(".yml") ? schemaOf(file) : undefined;
    if (schema === undefined) continue;
    const rules = schemaNode(schema);
    for (const written of walkTexts(parse(text), rules)) {
      // A key of something else is no text that visitors read.
      if (written.node["refersTo"] === undefined && written.text.includes(words)) {
        yield { file, rules, ...written };
      }
    }
  }
}

/**
 * Puts right words that an issue form quotes, where they stand in one place of the content only. Everything else
 * is left to a captain.
 */
export function reportedMistake(issue: string, texts: ReadonlyMap<string, string>): Reported {
  const wrong = answer(issue, "As it stands there");
  const right = answer(issue, "As it should be");
  if (wrong.length < SHORTEST || right === "") return { says: byHand };
  const [place, ...more] = placesOf(wrong, texts);
  if (place === undefined || more.length > 0) return { says: byHand };
  const { file, path, rules, text } = place;
  const changed = setValue(
    texts.get(file) ?? "",
    path,
    text.replace(wrong, () => right),
    rules,
  );
  return ifSound(texts, file, changed, "The words are as they should be.");
}
