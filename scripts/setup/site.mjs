// Builds the site when `dist/` is missing or older than what it is made from.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// The fingerprint of what `dist/` was built from. Every build into `dist/` removes it
// (scripts/build.ts).
const stamp = ".cache/build-stamp";
const content = process.env.CONTENT_FOLDER ?? "content";
const media = process.env.MEDIA_FOLDER ?? "media";
const sources = ["app", "scripts", "package-lock.json", "vite.config.ts"];
const settings = [
  "CONTENT_FOLDER",
  "MEDIA_FOLDER",
  "SITE_ADDRESS",
  "SITE_BASE",
  "SITE_POLICY",
  "SITE_WORKER",
];

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesBelow(join(path, name)));
}

// The content of the files counts, not their times: a fresh checkout of the same state is not stale.
// Photographs are too large to be read at every start.
function fingerprint() {
  const hash = createHash("sha256");
  for (const file of [...sources, content].flatMap(filesBelow)) {
    hash.update(file).update(readFileSync(file));
  }
  for (const file of filesBelow(media)) {
    const { size, mtimeMs } = statSync(file);
    hash.update(file).update(file.endsWith(".txt") ? readFileSync(file) : `${size} ${mtimeMs}`);
  }
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ""}`);
  return hash.digest("hex");
}

/** @returns whether the site is there */
export function buildSite() {
  const wanted = fingerprint();
  const have = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  if (have === wanted && existsSync("dist/index.html")) return true;
  const { status } = spawnSync("npm", ["run", "--silent", "build"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) return false;
  mkdirSync(".cache", { recursive: true });
  writeFileSync(stamp, wanted);
  return true;
}

/** Builds the site if it is stale; ends the run if that fails. */
export function requireSite() {
  if (!buildSite()) process.exit(1);
}
