/**
 * Asserts that whoever is shown by initials, or not at all, is named nowhere in the built site: takes
 * these people's names from the content and looks into every file. Nobody asking for it is an error, for
 * then nothing was tried; with `--if-any` it is none.
 */
import { readdir, readFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { contentFolder } from "#app/content/.server/load-content.ts";
import { readFolder } from "#app/content/.server/read-folder.ts";
import { checkContent } from "#app/content/check-content.ts";
import { hiddenPlayers } from "#app/content/naming.ts";

const site = resolve(process.env["SITE_OUT"] ?? "dist");
const { players } = checkContent(readFolder(contentFolder())).draft;
const asking = hiddenPlayers(players);
const namesOf = ({ name }: (typeof asking)[number]) =>
  [name.first, name.last, name.nickname].flatMap((one) => one ?? []);
const others = new Set(
  Array.from(players.values(), (player) => (asking.includes(player) ? [] : namesOf(player))).flat(),
);

const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What gives somebody away: a name that nobody else has, and her id in an address. */
const telling = asking.flatMap((player) => [
  ...namesOf(player)
    .filter((name) => !others.has(name))
    .map((name) => new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, "iu")),
  new RegExp(`(?:players/|player=)${player.id}(?![\\w-])`, "i"),
]);

async function givenAwayBy(path: string): Promise<string[]> {
  const place = relative(site, path);
  const text = `${place}\n${await readFile(path, "utf8")}`;
  return telling.flatMap((pattern) => {
    const [found] = pattern.exec(text) ?? [];
    return found === undefined ? [] : [`${place} has “${found}”.`];
  });
}

const entries = await readdir(site, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && !/\.(?:br|gz|png|woff2)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));
const problems = (await Promise.all(files.map(givenAwayBy))).flat();
const isTried = asking.length > 0 || process.argv.includes("--if-any");
if (!isTried) problems.push("Nobody in this content asked to be left out: try another.");
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${asking.length} people are named in none of ${files.length} files.`);
