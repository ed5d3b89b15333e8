/** Asserts that a second build writes the same bytes as the first; lists every file that differs. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative, resolve } from "node:path";

async function digests(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const pairs = files.map(async (entry): Promise<[string, string]> => {
    const path = join(entry.parentPath, entry.name);
    const digest = createHash("sha256").update(await readFile(path));
    return [relative(dirname(folder), path), digest.digest("hex")];
  });
  return new Map(await Promise.all(pairs));
}

const site = resolve(process.env["SITE_OUT"] || "dist");
const rebuildFolder = await mkdtemp(join(tmpdir(), "site-build-"));
// The folder has the same name, because it is part of the compared paths.
const out = join(rebuildFolder, basename(site));
// A different time zone and locale, which must not change any bytes, and an empty cache, so that everything is
// generated again.
const environment = {
  ...process.env,
  SITE_OUT: out,
  TZ: "Pacific/Kiritimati",
  LC_ALL: "ar_EG.UTF-8",
  BUILD_CACHE: join(rebuildFolder, "cache"),
};
const build = spawnSync("npx", ["tsx", "scripts/build.ts"], { env: environment, encoding: "utf8" });
if (build.status !== 0) {
  console.error(`The second build failed.\n${build.stdout}${build.stderr}`);
  process.exit(1);
}
const [first, second] = await Promise.all([digests(site), digests(out)]);
await rm(rebuildFolder, { recursive: true });
const names = new Set([...first.keys(), ...second.keys()]);
const different = [...names].filter((name) => first.get(name) !== second.get(name)).toSorted();
if (different.length > 0) {
  console.error(`Two builds of the same content differ in:\n${different.join("\n")}`);
  process.exitCode = 1;
} else {
  console.log(`${names.size} files, the same bytes in both builds.`);
}
