/**
 * `npm run compare -- --save before`, and after a change `npm run compare -- before`, checks that the site looks
 * the same and has the same files. Playwright takes and compares the screenshots (`scripts/compare/pages.ts`).
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { builtRoutes } from "#bench/built-routes.ts";
import { clubSite } from "#tests/support/club-site.ts";

const USAGE = `Usage: npm run compare -- [--save] [--real] [--only /news] <name>

--save   saves the current site under .cache/compare/<name>; without it, compares the site with the saved one
--real   uses the club of content/ instead of the invented one
--only   compares only pages whose path starts with this, and no files`;

const { values, positionals } = parseArgs({
  options: {
    save: { type: "boolean", default: false },
    real: { type: "boolean", default: false },
    only: { type: "string", default: "" },
  },
  allowPositionals: true,
});
const [name] = positionals;
const saved = resolve(".cache/compare", basename(name ?? ""));
if (name === undefined || !(values.save || existsSync(saved))) {
  console.error(name === undefined ? USAGE : `There is no saved ${name}.\n\n${USAGE}`);
  process.exit(1);
}
const club = values.real
  ? { SITE_OUT: "dist" }
  : { SITE_OUT: clubSite.out, CONTENT_FOLDER: clubSite.content };

function run(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
) {
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, ...club, ...environment },
  });
  if (status !== 0) process.exit(1);
}

run("node", ["scripts/build-stale.mjs"]);
const savedRoutes = join(saved, "routes.json");
if (values.save) {
  const { ofEachKind } = await builtRoutes(club.SITE_OUT);
  rmSync(saved, { recursive: true, force: true });
  mkdirSync(saved, { recursive: true });
  writeFileSync(savedRoutes, JSON.stringify(ofEachKind));
}
const config = ["--config", "scripts/compare/playwright.config.ts"];
const writing = values.save ? "all" : "none";
run("npx", ["playwright", "test", ...config, `--update-snapshots=${writing}`], {
  COMPARE_FOLDER: saved,
  COMPARE_ROUTES: readFileSync(savedRoutes, "utf8"),
  COMPARE_ONLY: values.only,
});
