import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { searchBytes } from "./search-bytes.ts";

test("a query takes the index, the list and the largest shard of each kind", async () => {
  const out = await mkdtemp(join(tmpdir(), "site-search-"));
  await mkdir(join(out, "assets"));
  const sizes = {
    "search.page.json.br": 100,
    "assets/search-1a2b3c.js.br": 9000,
    "assets/search-list.00.json": 9000,
    "assets/search-list.00.json.br": 20,
    "assets/search-entries-0.00.json.br": 7,
    "assets/search-entries-1.00.json.br": 3,
    "assets/search-games-0.00.json.br": 4,
  };
  await writeFile(join(out, "search.page.json.br"), "x".repeat(100));
  expect(await searchBytes(out)).toBe(100);
  for (const [file, size] of Object.entries(sizes)) {
    await writeFile(join(out, file), "x".repeat(size));
  }
  expect(await searchBytes(out)).toBe(131);
  await rm(out, { recursive: true });
});
