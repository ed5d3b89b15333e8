import type { APIRequestContext } from "@playwright/test";
import { addressesIn } from "#app/outputs/identity/sitemap.ts";

/**
 * URLs of the sitemap, in order.
 *
 * @throws if there are none: tests loop over them
 */
export async function sitemap(request: APIRequestContext): Promise<string[]> {
  const text = await (await request.get("/sitemap.xml")).text();
  const all = addressesIn(text).map((address) => new URL(address).pathname);
  if (all.length === 0) throw new Error("The site map is empty.");
  return all;
}

/** The kinds with a page for each entry of the record. */
export const kinds = ["players", "seasons", "tournaments", "opponents", "badges"] as const;

/** A sample of one kind: the first, the last, and the one with the longest URL. */
export function samplePages(addresses: readonly string[], kind: (typeof kinds)[number]): string[] {
  const all = addresses.filter((address) => address.startsWith(`/${kind}/`));
  const longest = all.toSorted((a, b) => b.length - a.length)[0];
  return [...new Set([all[0], all.at(-1), longest].flatMap((address) => address ?? []))];
}
