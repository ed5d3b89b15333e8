import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { readSettings } from "#scripts/build/settings.ts";

/** Environment variables that are part of a build's fingerprint. */
function fingerprintedSettings(): readonly string[] {
  const call = `import { buildSettings } from "./scripts/setup/site.mjs";
    console.log(buildSettings.join("\\n"));`;
  const args = ["--input-type=module", "--eval", call];
  return spawnSync(process.execPath, args, { encoding: "utf8" }).stdout.trim().split("\n");
}

/** Environment variables that the build reads. */
function readVariables(): readonly string[] {
  const names = new Set<string>();
  const record = (name: string | symbol) => void names.add(String(name));
  const environment: Record<string, string> = {};
  readSettings(new Proxy(environment, { get: (_, name) => record(name) }));
  return [...names];
}

test("a site is rebuilt when a setting of the build changes", () => {
  // The place of the cache changes no byte of the site.
  const expected = readVariables().filter((name) => name !== "BUILD_CACHE");
  expect(expected).toContain("SITE_BASE");
  expect(fingerprintedSettings()).toEqual(
    expect.arrayContaining([...expected, "CONTENT_FOLDER", "MEDIA_FOLDER"]),
  );
});
