import { checkContent } from "#app/content/check-content.ts";
import { files } from "#app/content/files.ts";
import { schemaNode } from "#app/content/reading/schema-node.ts";
import { playersFile } from "#app/content/schema/player.ts";
import { setValue } from "#app/content/writing/set-value.ts";
import { answer, ifSound, type Reported } from "./report.ts";

const byHand = "Thank you. A captain sees to it today.";

const ways: ReadonlyMap<string, string> = new Map([
  ["By initials", "initials"],
  ["Not at all", "nobody"],
]);

/** Shows somebody less who gave the address of her page; what it says names nobody. */
export function reportedWish(issue: string, texts: ReadonlyMap<string, string>): Reported {
  const shown = ways.get(answer(issue, "How would you like to be shown?"));
  const id = /\/players\/([a-z0-9-]+)\/?$/.exec(answer(issue, "Your page on the site"))?.[1] ?? "";
  if (shown === undefined || !checkContent(texts).draft.players.has(id)) return { says: byHand };
  const text = setValue(
    texts.get(files.players) ?? "",
    [id, "shown"],
    shown,
    schemaNode(playersFile),
  );
  const result = ifSound(texts, files.players, text, "One person is shown less.");
  // What the checks say may name her: a captain reads it at the line.
  return result.text === undefined ? { says: byHand } : result;
}
