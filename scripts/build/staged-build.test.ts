import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { clubSite } from "#tests/support/club-site.ts";
import { timeLimit } from "#tests/support/time-limit.ts";
import { stageBuild, explainFailure } from "./staged-build.ts";

let folder = "";
let site = "";

const read = (file: string) => readFileSync(join(folder, file), "utf8");

function write(path: string, text: string): void {
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, "index.html"), text);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "site-beside-"));
  site = join(folder, "dist");
  write(site, "former");
  writeFileSync(`${site}-stamp`, "what the former was built from");
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test("the former site stays until the build is published, and then nothing of it is left", () => {
  const { out, publish } = stageBuild(site);
  write(out, "new");
  expect(read("dist/index.html")).toBe("former");
  publish();
  expect(read("dist/index.html")).toBe("new");
  expect(readdirSync(folder)).toEqual(["dist"]);
});

test("a build that fails leaves the former site and nothing beside it", () => {
  const { out, remove } = stageBuild(site);
  write(out, "half");
  remove();
  expect(readdirSync(folder).toSorted()).toEqual(["dist", "dist-stamp"]);
});

test("a build removes what killed ones left, not what a running one writes or another site has", () => {
  // Folders have the process id of their build: that of a process that has ended, or of one that runs.
  const { pid } = spawnSync(process.execPath, ["--version"]);
  const running = `dist-building-${process.ppid}`;
  for (const name of [
    `dist-building-${pid}`,
    `dist-former-${pid}`,
    running,
    "dist-building-site",
  ]) {
    write(join(folder, name), "half");
  }
  write(join(folder, `other-building-${pid}`), "half");
  stageBuild(site);
  const left = ["dist", "dist-stamp", running, "dist-building-site", `other-building-${pid}`];
  expect(readdirSync(folder).toSorted()).toEqual(left.toSorted());
});

test("a full disk is explained in one sentence, whether this build or the bundler found it full", () => {
  const sentence =
    /^The disk is full: nothing was built, and .*dist\/ is unchanged\. Free up space and try again\.$/;
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), {
    code: "ENOSPC",
  });
  const bundler = new Error("Build failed", {
    cause: new Error("No space left on device (os error 28)"),
  });
  for (const error of [full, bundler]) expect(explainFailure(error, site)).toMatch(sentence);
});

test(
  "a build that is killed leaves the former site whole",
  { timeout: timeLimit(120_000) },
  async () => {
    const build = spawn(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
      env: { ...process.env, CONTENT_FOLDER: clubSite.content, SITE_OUT: site },
      stdio: ["ignore", "pipe", "inherit"],
    });
    for await (const chunk of build.stdout) {
      if (String(chunk).includes("Drawing the artwork")) build.kill("SIGKILL");
    }
    expect(readdirSync(site)).toEqual(["index.html"]);
    expect([read("dist/index.html"), read("dist-stamp")]).toEqual([
      "former",
      "what the former was built from",
    ]);
  },
);
