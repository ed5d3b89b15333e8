import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writtenPage } from "#tests/support/written-page.ts";
import { precachedFiles, writeArtBundle } from "./worker-files.ts";

async function writeSite(files: Readonly<Record<string, string>>): Promise<string> {
  const out = await mkdtemp(join(tmpdir(), "site-worker-"));
  for (const folder of ["assets", "art", "share"]) await mkdir(join(out, folder));
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(out, name), text)));
  return out;
}

test("the worker stores every page but those of entries, with share cards, scripts, styles and fonts", async () => {
  const out = await writeSite({
    "robots.txt": "",
    "assets/home-1f.js": "",
    "assets/home-1f.js.br": "",
    "assets/home-2a.css": "",
    "assets/home-4c.json": "{}",
    "assets/text-3b.woff2": "",
    ...Object.fromEntries(["index", "results", "offline"].map((stem) => [`${stem}.html`, stem])),
    "results.html": '<img src="/club/share/results.png"><img src="/club/media/results.avif">',
    "search-index.json": "{}",
    "share/results.png": "",
    "share/index.png": "",
  });
  const player = writtenPage("/players/lo", "", { params: { id: "lo" } });
  const pages = ["/", "/results", "/offline", "/404"].map((path) => writtenPage(path));
  const files = await precachedFiles([...pages, player], out, "/club/");
  await rm(out, { recursive: true });
  expect(files.map(({ url }) => url)).toEqual([
    "/club/",
    "/club/results",
    "/club/offline",
    "/club/search-index.json",
    "/club/share/results.png",
    "/club/assets/home-1f.js",
    "/club/assets/home-2a.css",
    "/club/assets/home-4c.json",
    "/club/assets/text-3b.woff2",
  ]);
  // Files with a hash in their names need no revision.
  expect(files.filter(({ revision }) => revision === null).map(({ url }) => url)).toEqual([
    "/club/assets/home-1f.js",
    "/club/assets/home-2a.css",
    "/club/assets/home-4c.json",
    "/club/assets/text-3b.woff2",
  ]);
  // Of the text "index", by `openssl dgst -sha256 -binary | base64`.
  expect(files[0]?.integrity).toBe("sha256-G8BLUpHCakbZGBOROLmS0t6XbWhR0Ik7BHa4W/vfxuY=");
});

test("the artwork of all stored pages is in one file, whose name changes with the artwork", async () => {
  const pages = [
    writtenPage("/", "", { art: ["/art/mark.ab12.svg"] }),
    writtenPage("/players/lo", "", { params: { id: "lo" }, art: ["/art/lo.cd34.svg"] }),
  ];
  const bundles = [];
  for (const mark of ["<svg>1</svg>", "<svg>1</svg>", "<svg>2</svg>"]) {
    const out = await writeSite({ "art/mark.ab12.svg": mark, "art/lo.cd34.svg": "<svg>3</svg>" });
    const { url } = await writeArtBundle(pages, out, "/club/");
    expect(JSON.parse(await readFile(join(out, url.replace("/club", "")), "utf8"))).toEqual({
      "/club/art/mark.ab12.svg": mark,
    });
    bundles.push(url);
    await rm(out, { recursive: true });
  }
  expect(bundles[0]).toMatch(/^\/club\/art\/all\.[0-9a-f]{8}\.json$/);
  expect(bundles[1]).toBe(bundles[0]);
  expect(bundles[2]).not.toBe(bundles[0]);
});
