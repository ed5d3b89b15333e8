// Builds the site, or that of the tests' invented club, if it is missing or out of date.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installDependencies, requireNode } from "./dependencies.mjs";
import { requireFreePort } from "./port.mjs";

/** The invented club of the tests. */
export const inventedSite = {
  CONTENT_FOLDER: "tests/fixture-club/content",
  SITE_OUT: ".cache/fixture-site",
};
/** Files and folders that a build reads, beside the content and the photographs. */
const sources = [
  "app",
  "scripts/build.ts",
  "scripts/build",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
];
/** Environment variables that change a build. */
export const buildSettings = [
  "CONTENT_FOLDER",
  "MEDIA_FOLDER",
  "SITE_ADDRESS",
  "SITE_BASE",
  "SITE_HSTS",
  "SITE_POLICY",
  "SITE_WORKER",
  "SOURCE_DATE_EPOCH",
];

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** Tests, and what only tests use: no build reads them. */
const isForTests = (path) => /\.test\.|[\\/]testing[\\/]/.test(path);

// Hashes contents instead of modification times: a fresh checkout of the same state is not stale, and a copied
// photograph may be older than the one it replaces.
function fingerprint(environment) {
  const content = environment.CONTENT_FOLDER || "content";
  const media = environment.MEDIA_FOLDER || "media";
  const hash = createHash("sha256");
  const files = [...sources, content, media].flatMap(filesBelow);
  for (const file of files.filter((path) => !isForTests(path))) {
    hash.update(file).update(readFileSync(file));
  }
  for (const name of buildSettings) hash.update(`${name}=${environment[name] ?? ""}`);
  return hash.digest("hex");
}

/**
 * @param changes environment variables of this site
 * @returns whether the site is there
 */
export function buildSite(changes = {}) {
  const environment = { ...process.env, ...changes };
  const out = environment.SITE_OUT || "dist";
  // The fingerprint of the site's sources. A build removes it with the former site (scripts/build/staged-build.ts).
  const stamp = `${out}-stamp`;
  const wanted = fingerprint(environment);
  const have = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  if (have === wanted && existsSync(join(out, "index.html"))) return true;
  const { status } = spawnSync("npm", ["run", "--silent", "build"], {
    stdio: "inherit",
    shell: process.platform === "win32",
    env: environment,
  });
  if (status !== 0) return false;
  writeFileSync(stamp, wanted);
  return true;
}

/** Builds the site if it is stale; exits if that fails. */
export function requireSite(changes = {}) {
  if (!buildSite(changes)) process.exit(1);
}

/**
 * Installs what is missing, builds what is stale, and serves the site until it is stopped.
 *
 * @param command command to show in the advice
 * @param changes environment variables of this site
 */
export async function startSite(command, changes = {}) {
  requireNode();
  await requireFreePort(4173, command);
  installDependencies();
  requireSite(changes);
  const server = spawn(process.execPath, ["--import", "tsx", "scripts/serve.ts"], {
    stdio: "inherit",
    env: { ...process.env, ...changes },
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
  server.on("exit", (code) => {
    process.exitCode = code ?? 0;
  });
}
