import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildAgain } from "#scripts/build/again.ts";
import { clubSite } from "#tests/support/club-site.ts";

async function rewrite(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, "utf8")));
}

/** Replaces part of a text; throws if the content no longer has it. */
function replaceIn(text: string, part: string | RegExp, by: string): string {
  const changed = text.replace(part, by);
  if (changed === text) throw new Error(`${String(part)} is not in the content any more.`);
  return changed;
}

function renamePerson(players: string, id: string, first: string, last: string): string {
  const pattern = new RegExp(`^(${id}:\\n  name: \\{ first: )[^,}]+(, last: )[^,}]+`, "m");
  return replaceIn(players, pattern, `$1${first}$2${last} `);
}

/** More badges than fit the first view, all with one picture. */
const wall = Array.from({ length: 50 }, (_, index) => `WALL_${index + 1}`);

const wallBadge = (id: string) => `
${id}:
  title: ${id.replace("WALL_", "Sea Wall ")}
  value: Brain
  icon: mdi:lightbulb-on
  rule: Walk the whole sea wall.
`;

/** The edition's badges, then five updates of ten. */
const longEdition = [
  'lastUpdated: { date: 2024-08-01, time: "12:00", zone: EDT }',
  "updates:",
  "  - { update: 0, badges: [$1] }",
  ...[1, 2, 3, 4, 5].map(
    (update) =>
      `  - { update: ${update}, badges: [${wall.slice(10 * update - 10, 10 * update).join(", ")}] }`,
  ),
].join("\n");

/**
 * The site of an edition with 41 people, 53 badges, two leaders, a leader whose name is long, and one
 * endless surname.
 */
export async function buildLongQuest(folder: string): Promise<string> {
  const content = join(folder, "long");
  await cp(clubSite.content, content, { recursive: true });
  const file = (name: string) => join(content, name);
  await rewrite(file("site.yml"), (text) => replaceIn(text, "edition: 2025", "edition: 2024"));
  await rewrite(file("badge-quest/badges.yml"), (text) => text + wall.map(wallBadge).join(""));
  await rewrite(file("badge-quest/2024/edition.yml"), (text) =>
    replaceIn(text, /activated: \[(.*)\]/, longEdition),
  );
  await rewrite(file("badge-quest/2024/awards.csv"), (log) => replaceIn(log, /\n.*gorse.*/, ""));
  await rewrite(file("players.yml"), (text) => {
    const leader = renamePerson(
      text,
      "elder",
      "Wilhelmina-Alexandra",
      "Featherstonehaugh-Cholmondeley",
    );
    return renamePerson(leader, "cedar", "Bo", "Wolfeschlegelsteinhausenbergerdorff");
  });
  const out = join(folder, "long-site");
  buildAgain(out, { CONTENT_FOLDER: content });
  return out;
}

/** The site on the first day of an edition: nobody has a badge yet. */
export async function buildWithoutAwards(folder: string): Promise<string> {
  const content = join(folder, "none");
  await cp(clubSite.content, content, { recursive: true });
  for (const year of [2024, 2025]) {
    const log = join(content, `badge-quest/${year}/awards.csv`);
    await rewrite(log, (text) => text.replace(/\n[\s\S]*/, "\n"));
  }
  const out = join(folder, "none-site");
  buildAgain(out, { CONTENT_FOLDER: content });
  return out;
}
