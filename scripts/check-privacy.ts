/**
 * Asserts that the built site never names people who are shown by initials or not at all. Searches every file with
 * text for their names. First names and nicknames may belong to other people, so they are printed without
 * failing. It fails if the content has no such people, because then nothing was tested, unless `--if-any` is set.
 */
import "./setup/broken-pipe.ts";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { contentFolder, readFolder } from "#app/content/.server/load-content.ts";
import { checkContent } from "#app/content/check-content.ts";
import { findUnnamedPlayers } from "#app/content/naming.ts";
import { groupBy } from "#app/lib/list.ts";
import { plural } from "#app/lib/text.ts";
import { requireBuilt } from "./build/require-built.ts";
import { isSearched, leakFinder } from "./privacy/leaks-in.ts";

const site = requireBuilt();
const { draft, damagedFiles } = checkContent(readFolder(contentFolder()));
const { players } = draft;
const unnamedPlayers = findUnnamedPlayers(players);
const namedPlayers = [...players.values()].filter((player) => !unnamedPlayers.includes(player));
const leaksIn = leakFinder(unnamedPlayers, namedPlayers);

async function foundIn(path: string) {
  const file = relative(site, path);
  const leaks = leaksIn(file, await readFile(path, "utf8"));
  return leaks.map(({ naming, words }) => ({ place: file, naming, words }));
}

const entries = await readdir(site, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && isSearched(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));
const leaks = (await Promise.all(files.map(foundIn))).flat();

const unsure = leaks.filter(({ naming }) => naming === "may mean");
for (const [words, ofWords] of groupBy(unsure, (leak) => leak.words)) {
  const where = `${plural(ofWords.length, "file")}, such as ${ofWords[0]?.place ?? ""}`;
  console.log(`“${words}” is in ${where}. It may mean somebody who is hidden.`);
}

const problems = leaks
  .filter(({ naming }) => naming === "names")
  .map(({ place, words }) => `${place} has “${words}”. Reword its source text.`);
const hidden = plural(unnamedPlayers.length, "hidden person", "hidden people");
const isTried = unnamedPlayers.length > 0 || process.argv.includes("--if-any");
for (const file of damagedFiles) problems.push(`${file} has errors (npm run check:content).`);
if (!isTried)
  problems.push("Nobody in this content is hidden. Check other content, or add --if-any.");
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`None of ${files.length} files names any of ${hidden}.`);
