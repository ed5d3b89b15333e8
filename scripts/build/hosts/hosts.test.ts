import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writtenPage } from "#tests/support/written-page.ts";
import { builtSite, hostsFolder, writeHosts } from "./hosts.ts";

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

const inSite = ["_headers", "_redirects"];
const beside = ["nginx/server.conf", "caddy/site.caddy", "aws/cloudfront.json", "aws/publish.sh"];

test("what hosts read lies in the site where they look for it, and beside it otherwise", async () => {
  await writeHosts(pages, out, "/", "headers");
  expect(inSite.filter((file) => !existsSync(join(out, file)))).toEqual([]);
  expect(beside.filter((file) => !existsSync(join(hostsFolder(out), file)))).toEqual([]);
  expect(statSync(join(hostsFolder(out), "aws/publish.sh")).mode & 0o111).toBe(0o111);
});

test("a site that states its policy itself, or lies below another one, tells hosts nothing", async () => {
  await writeHosts(pages, out, "/", "headers");
  rmSync(join(out, "_headers"));
  await writeHosts(pages, out, "/", "document");
  await writeHosts(pages, out, "/club/", "headers");
  expect(existsSync(join(out, "_headers"))).toBe(false);
  // Nothing of the build before is left, which would belong to other pages.
  expect(existsSync(hostsFolder(out))).toBe(false);
});

test("a release is named after the site's bytes", async () => {
  const first = await builtSite(pages, out);
  expect(first.files).toEqual(["assets/home-1f3a.js", "index.html"]);
  expect(first.release).toMatch(/^[0-9a-f]{12}$/);
  expect(await builtSite(pages, out)).toEqual(first);
  writeFileSync(join(out, "assets/home-1f3a.js"), "2");
  expect((await builtSite(pages, out)).release).not.toBe(first.release);
});
