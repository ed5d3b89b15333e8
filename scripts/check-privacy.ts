/**
 * Asserts that a person who is shown by initials, or not at all, is named nowhere in the built site:
 * builds a copy of the content in which two people ask for it and looks into every file.
 */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { buildAgain } from "./build/again.ts";

/** Two people whose names occur nowhere else in the content. */
const asking = [
  { id: "colavincenzo", shown: "initials", names: ["colavincenzo", "bubba"] },
  { id: "torvinen", shown: "nobody", names: ["torvinen"] },
] as const;

async function contentWithWishes(folder: string): Promise<string> {
  const content = join(folder, "content");
  await cp("content", content, { recursive: true });
  const file = join(content, "players.yml");
  let text = await readFile(file, "utf8");
  for (const { id, shown } of asking) {
    if (!text.includes(`\n${id}:\n`)) throw new Error(`${id} is not in players.yml any more.`);
    text = text.replace(`\n${id}:\n`, `\n${id}:\n  shown: ${shown}\n`);
  }
  await writeFile(file, text);
  return content;
}

async function filesNaming(folder: string, name: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz|woff2)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const named = await Promise.all(
    paths.map(async (path) => {
      const text = (relative(folder, path) + (await readFile(path, "utf8"))).toLowerCase();
      return text.includes(name) ? [relative(folder, path)] : [];
    }),
  );
  return named.flat();
}

const folder = await mkdtemp(join(tmpdir(), "site-privacy-"));
const out = join(folder, "dist");
buildAgain(out, { CONTENT_FOLDER: await contentWithWishes(folder) });
const names = asking.flatMap((person) => person.names);
const found = await Promise.all(
  names.map(async (name) => {
    const before = await filesNaming("dist", name);
    if (before.length === 0) return [`${name} is named nowhere even without asking for it.`];
    return (await filesNaming(out, name)).map((path) => `${name} is named in ${path}.`);
  }),
);
await rm(folder, { recursive: true });
const problems = found.flat();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${names.join(", ")}: named in no file once they ask for it.`);
