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

test("headers and redirects are files in the site, and the configuration of nginx is beside it", async () => {
  await writeHosts(pages, out, "/", { policy: "headers" });
  expect(existsSync(join(out, "_headers"))).toBe(true);
  expect(existsSync(join(out, "_redirects"))).toBe(true);
  expect(existsSync(join(hostsFolder(out), "nginx/server.conf"))).toBe(true);
});

test.each([
  { what: "with its policy in its documents", base: "/", policy: "document" },
  { what: "in a folder of another site", base: "/club/", policy: "headers" },
] as const)("a site $what has no files for hosts, nor those of the build before", async (site) => {
  await writeHosts(pages, out, "/", { policy: "headers" });
  rmSync(join(out, "_headers"));
  await writeHosts(pages, out, site.base, { policy: site.policy });
  expect(existsSync(join(out, "_headers"))).toBe(false);
  expect(existsSync(hostsFolder(out))).toBe(false);
});
