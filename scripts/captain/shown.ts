import { readFolder } from "#app/content/.server/load-content.ts";
import { checkContent } from "#app/content/check-content.ts";
import { files } from "#app/content/files.ts";
import { schemaNode } from "#app/content/reading/schema-node.ts";
import { playersFile } from "#app/content/schema/roster.ts";
import { setValue } from "#app/content/writing/set-value.ts";
import { knownPages } from "#app/routes/has-page.ts";
import type { Command, Typed } from "./command.ts";
import { propose, Refusal, type Outcome, type Texts, editFile } from "./content-texts.ts";
import { findPerson } from "./find-key.ts";

const help = `npm run shown -- <person> initials|nobody|name

  npm run shown -- elder initials
  npm run shown -- "Edda Elder" nobody

Shows a person by her initials, not at all, or by name again, in all seasons. If a headline, a caption or another
text still names her, it lists these lines and writes nothing until you reword them. It also lists lines that may
mean her, such as a first name alone, or a word like "win" that is also her name, but these don't stop it.
Delete her photographs from media/ by hand.`;

const ways: ReadonlySet<string> = new Set(["initials", "nobody", "name"]);

const groups = [
  ["error", "Reword these lines:"],
  ["warning", "These lines may mean her. If so, reword them:"],
  ["hint", "These lines have a word that is also her name. If it means her, reword it:"],
] as const;

/** Lines of the content that name, or may name, an unnamed person. */
function linesWithName(folder: string, texts: Texts, id: string): string[] {
  const all = checkContent(texts, { pages: knownPages }).problems.filter(({ cause }) =>
    cause.endsWith(` ${id}, who must not be named.`),
  );
  return groups.flatMap(([severity, head]) => {
    const found = all.filter((problem) => problem.severity === severity);
    const lines = found.map(({ file, line }) => {
      const text = texts.get(file)?.split(/\r?\n/)[line - 1]?.trim() ?? "";
      return `  ${folder}/${file}:${line}  ${text}`;
    });
    return lines.length === 0 ? [] : ["", head].concat([...new Set(lines)]);
  });
}

function run(typed: Typed): Outcome {
  const [written, way = "nothing", more] = typed.words;
  if (written === undefined)
    throw new Refusal("Add a person, by key or name, and how to show her.");
  if (!ways.has(way) || more !== undefined) {
    const typed = [way, more].filter((word) => word !== undefined).join(" ");
    throw new Refusal(`Use initials, nobody or name, not "${typed}".`);
  }
  const texts = readFolder(typed.folder);
  const { draft } = checkContent(texts);
  const id = findPerson(written, draft);
  const value = way === "name" ? undefined : way;
  const change = editFile(texts, files.players, (text) =>
    setValue(text, [id, "shown"], value, schemaNode(playersFile)),
  );
  const { ok, lines } = propose(typed.folder, change, true);
  return {
    ok,
    lines: [...lines, ...linesWithName(typed.folder, new Map([...texts, ...change]), id)],
  };
}

/** Hides a person or reduces her to initials, or shows her name again. */
export const shownCommand: Command = { help, options: {}, run };
