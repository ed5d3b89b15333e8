import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The routes of a built site, in the order of its site map. */
export async function builtRoutes(out: string): Promise<readonly string[]> {
  const map = await readFile(join(out, "sitemap.xml"), "utf8");
  return Array.from(map.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => {
    return new URL(address).pathname;
  });
}
