import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writtenPage } from "#tests/support/written-page.ts";
import { hostsFolder, writeHosts } from "./hosts.ts";

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

test("what hosts read lies in the site where they look for it, and beside it otherwise", async () => {
  await writeHosts(pages, out, "/", { policy: "headers" });
  expect(inSite.filter((file) => !existsSync(join(out, file)))).toEqual([]);
  expect(existsSync(join(hostsFolder(out), "nginx/server.conf"))).toBe(true);
});

test("a site that states its policy itself, or lies below another one, tells hosts nothing", async () => {
  await writeHosts(pages, out, "/", { policy: "headers" });
  rmSync(join(out, "_headers"));
  await writeHosts(pages, out, "/", { policy: "document" });
  await writeHosts(pages, out, "/club/", { policy: "headers" });
  expect(existsSync(join(out, "_headers"))).toBe(false);
  // Nothing of the build before is left, which would belong to other pages.
  expect(existsSync(hostsFolder(out))).toBe(false);
});
