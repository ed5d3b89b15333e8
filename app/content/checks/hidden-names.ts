import type { Player } from "#app/content/content.ts";
import { fieldName } from "#app/content/field-path.ts";
import { files } from "#app/content/files.ts";
import { error, warning, type Finding } from "#app/content/finding.ts";
import { walkTexts, type WrittenText } from "#app/content/reading/walk-texts.ts";
import type { Check } from "./check.ts";

/** The words of a text in lower case, each between two spaces. */
function words(text: string): string {
  const parts = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return ["", ...parts, ""].join(" ");
}

function mentions(text: string, name: string | undefined): boolean {
  return name !== undefined && words(text).includes(words(name));
}

function leak(file: string, { text, path }: WrittenText, { id, name }: Player): Finding[] {
  const label = fieldName(path);
  if (mentions(text, name.last) || mentions(text, id)) {
    const cause = `${label} names ${id}, who is not to be shown by name.`;
    const remedy = "Reword it, or delete the entry.";
    return [{ ...error(file, path, cause, remedy), asWritten: true }];
  }
  if (!mentions(text, name.first) && !mentions(text, name.nickname)) return [];
  const cause = `${label} may mean ${id}, who is not to be shown by name.`;
  return [{ ...warning(file, path, cause, "If it does, reword it."), asWritten: true }];
}

/** No text gives away a player who is shown by initials or not at all. */
export const hiddenNames: Check = ({ players }, entries) => {
  const hidden = [...players.values()].filter(({ shown }) => shown !== undefined);
  if (hidden.length === 0) return [];
  const texts = [...entries]
    .filter(([file]) => file !== files.players)
    .flatMap(([file, { raw, rules }]) =>
      [...walkTexts(raw, rules)]
        .filter(({ node }) => node["refersTo"] === undefined)
        .map((written) => ({ file, written })),
    );
  return hidden.flatMap((player) => texts.flatMap((t) => leak(t.file, t.written, player)));
};
