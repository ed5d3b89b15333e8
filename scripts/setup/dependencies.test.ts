import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let project = "";

const write = (path: string, packages: object) => {
  writeFileSync(join(project, path), JSON.stringify({ packages }));
};
const react = { "node_modules/react": { version: "19.0.0", integrity: "sha512-a" } };
const elsewhere = { "node_modules/mac-only": { version: "1.0.0", optional: true } };

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "site-dependencies-"));
  mkdirSync(join(project, "node_modules"));
  // Instead of npm, a script notes what it is asked for.
  writeFileSync(join(project, "npm"), '#!/bin/sh\necho "$@" >asked\n', { mode: 0o755 });
  write("package-lock.json", { "": {}, ...react, ...elsewhere });
});
afterEach(() => {
  rmSync(project, { recursive: true });
});

/** The npm command run when the project starts. */
function runSetup(): string {
  const setup = resolve("scripts/setup/dependencies.mjs");
  const call = `(await import(${JSON.stringify(setup)})).installDependencies()`;
  const { status } = spawnSync(process.execPath, ["--input-type=module", "--eval", call], {
    cwd: project,
    env: { PATH: [project, process.env["PATH"]].join(delimiter) },
  });
  expect(status).toBe(0);
  const asked = join(project, "asked");
  return existsSync(asked) ? readFileSync(asked, "utf8") : "";
}

/** Message at start with a version of Node; empty if the version is supported. */
function checkNode(version: string): string {
  const call = `Object.defineProperty(process.versions, "node", { value: "${version}" });
    (await import("./scripts/setup/dependencies.mjs")).requireNode()`;
  const args = ["--input-type=module", "--eval", call];
  return spawnSync(process.execPath, args, { encoding: "utf8" }).stderr;
}

test.each(["20.19.0", "22.12.0", "23.0.0", "24.1.0"])("Node %s is new enough", (version) => {
  expect(checkNode(version)).toBe("");
});

test.each(["18.20.0", "20.18.3", "21.7.0", "22.11.0"])("Node %s is refused", (version) => {
  expect(checkNode(version)).toBe(
    `This project needs Node 20.19, 22.12 or newer; this is Node ${version}.\n`,
  );
});

test("in a fresh clone exactly the locked packages are installed", () => {
  expect(runSetup()).toMatch(/^ci /);
});

test("packages of an earlier lock file are replaced", () => {
  write("node_modules/.package-lock.json", {
    "node_modules/react": { version: "18.0.0", integrity: "sha512-z" },
  });
  expect(runSetup()).toMatch(/^ci /);
});

test("packages that are installed are not installed again, even if an optional one is missing", () => {
  write("node_modules/.package-lock.json", react);
  expect(runSetup()).toBe("");
});
