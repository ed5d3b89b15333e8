import { parseDocument, type Document } from "yaml";
import { applyEdits, editStored, type Edit } from "#app/content/editing/edit.ts";
import { Refusal, type Texts } from "./content-texts.ts";

/** Changes one YAML file of the content by edits that are made from its document; nothing else in it moves. */
export function editFile(
  texts: Texts,
  file: string,
  editsOf: (document: Document, text: string) => readonly (Edit | undefined)[],
): Texts {
  const stored = texts.get(file);
  if (stored === undefined) throw new Refusal(`There is no file ${file}.`);
  const changed = editStored(stored, (text) => {
    const document = parseDocument(text);
    const edits = editsOf(document, text);
    if (document.errors.length > 0 || edits.includes(undefined)) {
      throw new Refusal(
        `${file} cannot be changed by a command. Run npm run check:content, or edit it.`,
      );
    }
    return applyEdits(
      text,
      edits.flatMap((edit) => edit ?? []),
    );
  });
  return new Map([[file, changed]]);
}
