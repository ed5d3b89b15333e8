import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writtenPage } from "#tests/support/written-page.ts";
import { copyToSlashes, writeHosts } from "./headers.ts";

let out = "";

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), "site-hosts-"));
  mkdirSync(join(out, "assets"));
  mkdirSync(join(out, "players"));
  for (const file of [
    "index.html",
    "404.html",
    "about.html",
    "players/o.html",
    "assets/home-1f3a.js",
  ]) {
    writeFileSync(join(out, file), file);
  }
});
afterEach(() => {
  rmSync(out, { recursive: true });
});

test("headers and redirects are files in the site", async () => {
  await writeHosts(out, "/", undefined);
  expect(readdirSync(out)).toEqual(expect.arrayContaining(["_headers", "_redirects"]));
});

test("a site in a folder of another site has no files for hosts", async () => {
  await writeHosts(out, "/club/", undefined);
  expect(readdirSync(out)).not.toContain("_headers");
});

test("for hosts that cannot redirect, a page is also at its address with a slash", async () => {
  const pages = ["/", "/about", "/404", "/players/o"].map((path) => writtenPage(path));
  await copyToSlashes(pages, out);
  const folders = readdirSync(out, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(["about", "assets", "players"]);
  expect(readFileSync(join(out, "about/index.html"), "utf8")).toBe("about.html");
  expect(readFileSync(join(out, "players/o/index.html"), "utf8")).toBe("players/o.html");
});
