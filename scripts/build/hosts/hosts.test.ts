import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writtenPage } from "#tests/support/written-page.ts";
import { writeHosts } from "./headers.ts";

const pages = [writtenPage("/", "<style>a{}</style>")];
let folder = "";
let out = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "site-hosts-"));
  out = join(folder, "dist");
  mkdirSync(join(out, "assets"), { recursive: true });
  writeFileSync(join(out, "index.html"), "<style>a{}</style>");
  writeFileSync(join(out, "assets/home-1f3a.js"), "1");
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test("headers and redirects are files in the site", async () => {
  await writeHosts(pages, out, "/", { policy: "headers" });
  expect(existsSync(join(out, "_headers"))).toBe(true);
  expect(existsSync(join(out, "_redirects"))).toBe(true);
});

test("the headers of a site with an editor allow requests to the code host", async () => {
  writeFileSync(join(out, "edit.html"), "");
  await writeHosts(pages, out, "/", { policy: "headers" });
  const headers = readFileSync(join(out, "_headers"), "utf8");
  expect(headers).toContain("connect-src 'self' https://api.github.com;");
});

test.each([
  { what: "with its policy in its documents", base: "/", policy: "document" },
  { what: "in a folder of another site", base: "/club/", policy: "headers" },
] as const)("a site $what has no files for hosts", async (site) => {
  await writeHosts(pages, out, site.base, { policy: site.policy });
  expect(existsSync(join(out, "_headers"))).toBe(false);
});
