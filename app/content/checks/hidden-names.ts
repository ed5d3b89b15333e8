import type { Player } from "#app/content/content.ts";
import { fieldName } from "#app/content/field-path.ts";
import { files } from "#app/content/files.ts";
import { error, warning, type Finding } from "#app/content/finding.ts";
import { hiddenPlayers, namingCause, namingOf } from "#app/content/naming.ts";
import { walkTexts, type WrittenText } from "#app/content/reading/walk-texts.ts";
import type { Check } from "./check.ts";

function leak(file: string, { text, path }: WrittenText, player: Player): Finding[] {
  const naming = namingOf(text, player);
  if (naming === undefined) return [];
  const cause = namingCause(fieldName(path), naming, player);
  const finding =
    naming === "names"
      ? error(file, path, cause, "Reword it, or delete the entry.")
      : warning(file, path, cause, "If it does, reword it.");
  return [{ ...finding, asWritten: true }];
}

/** No text gives away a player who is shown by initials or not at all. */
export const hiddenNames: Check = ({ players }, entries) => {
  const hidden = hiddenPlayers(players);
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
