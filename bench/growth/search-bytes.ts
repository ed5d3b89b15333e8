import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * Compressed bytes that a query of the search takes at most: the index, the list of its shards, and the
 * largest of those with entries and with games. Several small ones together are no larger.
 */
export async function searchBytes(out: string): Promise<number> {
  const sizeOf = async (file: string) => (await stat(join(out, file))).size;
  const assets = await readdir(join(out, "assets"));
  const parts = ["list", "entries", "games"].map(async (part) => {
    const files = assets.filter(
      (name) => name.startsWith(`search-${part}`) && name.endsWith(".json.br"),
    );
    return Math.max(0, ...(await Promise.all(files.map((name) => sizeOf(`assets/${name}`)))));
  });
  const sizes = [await sizeOf("search.page.json.br"), ...(await Promise.all(parts))];
  return sizes.reduce((sum, size) => sum + size, 0);
}
