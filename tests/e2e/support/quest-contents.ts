import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildAgain } from "#scripts/build/again.ts";

async function rewrite(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, "utf8")));
}

/** The rows of an award log that remain when some people keep only their first so many badges. */
function cut(log: string, most: Readonly<Record<string, number>>): string {
  const counts = new Map<string, number>();
  const rows = log.split("\n").filter((row) => {
    const player = row.split(",")[1] ?? "";
    const count = (counts.get(player) ?? 0) + 1;
    counts.set(player, count);
    return count <= (most[player] ?? Number.POSITIVE_INFINITY);
  });
  return rows.join("\n");
}

function renamed(players: string, id: string, first: string, last: string): string {
  const pattern = new RegExp(`^(${id}:\\n  name: \\{ first: )[^,}]+(, last: )[^,}]+`, "m");
  if (!pattern.test(players)) throw new Error(`${id} is not in players.yml.`);
  return players.replace(pattern, `$1${first}$2${last} `);
}

/** The site as it would be with two leaders, whose names are long, and with one endless surname. */
export async function siteWithTies(folder: string): Promise<string> {
  const content = join(folder, "ties");
  await cp("content", content, { recursive: true });
  await rewrite(join(content, "badge-quest/2019/awards.csv"), (log) => cut(log, { soter: 80 }));
  await rewrite(join(content, "players.yml"), (text) => {
    const leader = renamed(text, "soter", "Wilhelmina-Alexandra", "Featherstonehaugh-Cholmondeley");
    return renamed(leader, "pruitt", "Bo", "Wolfeschlegelsteinhausenbergerdorff");
  });
  const out = join(folder, "ties-site");
  buildAgain(out, { CONTENT_FOLDER: content });
  return out;
}

/** The site as it would be on the first day of an edition: nobody has earned a badge yet. */
export async function siteWithoutAwards(folder: string): Promise<string> {
  const content = join(folder, "none");
  await cp("content", content, { recursive: true });
  for (const year of [2018, 2019]) {
    const file = join(content, `badge-quest/${year}/awards.csv`);
    await rewrite(file, (log) => log.replace(/\n[\s\S]*/, "\n"));
  }
  const out = join(folder, "none-site");
  buildAgain(out, { CONTENT_FOLDER: content });
  return out;
}
