import type { APIRequestContext } from "@playwright/test";
import { addressesIn } from "#app/outputs/identity/sitemap.ts";

/**
 * The addresses of the site map, in their order.
 *
 * @throws where there is none: tests go through them in loops
 */
export async function sitemap(request: APIRequestContext): Promise<string[]> {
  const text = await (await request.get("/sitemap.xml")).text();
  const all = addressesIn(text).map((address) => new URL(address).pathname);
  if (all.length === 0) throw new Error("The site map is empty.");
  return all;
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
