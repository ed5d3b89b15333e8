import type { APIRequestContext } from "@playwright/test";

/** The addresses of the site map, in its order. */
export async function sitemap(request: APIRequestContext): Promise<string[]> {
  const text = await (await request.get("/sitemap.xml")).text();
  return Array.from(text.matchAll(/<loc>https:\/\/[^/<]+([^<]*)</g), ([, path = ""]) => path);
}

/** The kinds with a page for each entry of the record. */
export const kinds = ["players", "seasons", "tournaments", "opponents", "badges"] as const;

export type Kind = (typeof kinds)[number];

/** The pages of one kind. */
export function pagesOf(addresses: readonly string[], kind: Kind): string[] {
  return addresses.filter((address) => address.startsWith(`/${kind}/`));
}

/** A few that stand for all: the first, the last, and the one with the longest address. */
export function someOf(addresses: readonly string[], kind: Kind): string[] {
  const all = pagesOf(addresses, kind);
  const longest = all.toSorted((a, b) => b.length - a.length)[0];
  return [...new Set([all[0], all.at(-1), longest].flatMap((address) => address ?? []))];
}
