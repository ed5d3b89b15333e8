import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keptFiles } from "./worker-files.ts";

async function site(files: Readonly<Record<string, string>>): Promise<string> {
  const out = await mkdtemp(join(tmpdir(), "rival-worker-"));
  await mkdir(join(out, "assets"));
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(out, name), text)));
  return out;
}

test("the worker keeps pages at their clean addresses and what they need, nothing else", async () => {
  const out = await site({
    "index.html": '<svg data-sheets="/art/mark.ab12.svg"></svg>',
    "results.html": '<use href="/art/scores-2022.cd34.svg#a"/><use href="/art/mark.ab12.svg#b"/>',
    "404.html": "",
    "robots.txt": "",
    "assets/home-1f.js": "",
    "assets/home-1f.js.br": "",
    "assets/home-2a.css": "",
    "assets/text-3b.woff2": "",
  });
  const kept = await keptFiles(out, "/rival/");
  await rm(out, { recursive: true });
  expect(kept.map(({ url }) => url)).toEqual([
    "/rival/",
    "/rival/results",
    "/rival/art/mark.ab12.svg",
    "/rival/art/scores-2022.cd34.svg",
    "/rival/assets/home-1f.js",
    "/rival/assets/home-2a.css",
    "/rival/assets/text-3b.woff2",
  ]);
  expect(kept.map(({ revision }) => revision === null)).toEqual([
    false,
    false,
    true,
    true,
    true,
    true,
    true,
  ]);
});

test("a page's revision follows from its text", async () => {
  const revisions = [];
  for (const text of ["one", "one", "two"]) {
    const out = await site({ "index.html": text });
    revisions.push((await keptFiles(out, "/"))[0]?.revision);
    await rm(out, { recursive: true });
  }
  expect(revisions[1]).toBe(revisions[0]);
  expect(revisions[2]).not.toBe(revisions[0]);
});
