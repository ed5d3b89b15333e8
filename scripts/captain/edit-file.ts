import { parseDocument } from "yaml";
import { editStored } from "#app/content/writing/edit.ts";
import { Refusal, type Texts } from "./content-texts.ts";

/** Changes one YAML file of the content; nothing else in it moves. */
export function editFile(texts: Texts, file: string, change: (text: string) => string): Texts {
  const stored = texts.get(file);
  if (stored === undefined) throw new Refusal(`There is no file ${file}.`);
  if (parseDocument(stored).errors.length > 0) {
    throw new Refusal(
      `${file} cannot be changed by a command. Run npm run check:content, or edit it.`,
    );
  }
  return new Map([[file, editStored(stored, change)]]);
}
