import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { builtRoutes } from "./built-routes.ts";

test("the largest page of a kind stands for it, and is reached from a page with a link", async () => {
  const out = await mkdtemp(join(tmpdir(), "built-routes-"));
  const files = {
    "sitemap.xml": ["/", "/news", "/players/ana", "/players/bo"]
      .map((path) => `<loc>https://club.example${path}</loc>`)
      .join(""),
    "index.html": '<a href="/news">News</a>',
    "news.html": '<a aria-haspopup="dialog" href="/search">Search</a><a href="/players/bo">Bo</a>',
    "players/ana.html.br": "short",
    "players/bo.html.br": "a longer document",
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(out, file)), { recursive: true });
    await writeFile(join(out, file), text);
  }
  const { all, ofEachKind, linkedFrom } = await builtRoutes(out);
  expect(all).toEqual(["/", "/news", "/players/ana", "/players/bo"]);
  expect(ofEachKind).toEqual(["/", "/news", "/players/bo"]);
  expect(["/news", "/players/bo"].map(linkedFrom)).toEqual(["/", "/news"]);
  expect(["/players/ana", "/search"].map(linkedFrom)).toEqual([undefined, undefined]);
  await rm(out, { recursive: true });
});
