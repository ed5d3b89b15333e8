import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keptFiles, writeArtBundle } from "./worker-files.ts";

async function site(files: Readonly<Record<string, string>>): Promise<string> {
  const out = await mkdtemp(join(tmpdir(), "rival-worker-"));
  for (const folder of ["assets", "art"]) await mkdir(join(out, folder));
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(out, name), text)));
  return out;
}

test("the worker keeps pages at their clean addresses and what they need, nothing else", async () => {
  const out = await site({
    "index.html": "",
    "results.html": "",
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
    "/rival/assets/home-1f.js",
    "/rival/assets/home-2a.css",
    "/rival/assets/text-3b.woff2",
  ]);
  expect(kept.map(({ revision }) => revision === null)).toEqual([false, false, true, true, true]);
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

test("all artwork stands in one file, whose name follows from it", async () => {
  const bundles = [];
  for (const mark of ["<svg>1</svg>", "<svg>1</svg>", "<svg>2</svg>"]) {
    const out = await site({ "art/mark.ab12.svg": mark, "art/mark.ab12.svg.br": "" });
    const address = await writeArtBundle(out, "/rival/");
    expect(JSON.parse(await readFile(join(out, address.replace("/rival", "")), "utf8"))).toEqual({
      "/rival/art/mark.ab12.svg": mark,
    });
    bundles.push(address);
    await rm(out, { recursive: true });
  }
  expect(bundles[0]).toMatch(/^\/rival\/art\/all\.[0-9a-f]{8}\.json$/);
  expect(bundles[1]).toBe(bundles[0]);
  expect(bundles[2]).not.toBe(bundles[0]);
});
