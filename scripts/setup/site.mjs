// Builds the site when `dist/` is missing or older than what it is made from.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const stamp = ".cache/build-stamp";
const sources = ["app", "content", "media", "scripts", "package-lock.json", "vite.config.ts"];
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
function fingerprint() {
  const hash = createHash("sha256");
  for (const file of sources.flatMap(filesBelow)) {
    const media = file.startsWith("media");
    hash.update(file).update(media ? `${statSync(file).size}` : readFileSync(file));
  }
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ""}`);
  return hash.digest("hex");
}

export function buildSite() {
  const wanted = fingerprint();
  const have = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  if (have === wanted && existsSync("dist/index.html")) return;
  const { status } = spawnSync("npm", ["run", "--silent", "build"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
  mkdirSync(".cache", { recursive: true });
  writeFileSync(stamp, wanted);
}
