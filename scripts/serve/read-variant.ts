import { readFile, stat } from "node:fs/promises";
import { accepts } from "./accepts.ts";
import type { SiteFile } from "./site-files.ts";

/** A file at the time of the request. */
export interface ReadVariant {
  readonly coding: "br" | "gzip" | undefined;
  readonly body: Buffer;
  readonly changed: Date;
}

/**
 * Reads a file in the best variant that an Accept-Encoding field accepts. It is read completely
 * before anything is sent, so nobody gets half of it; undefined if it was removed since the site
 * was listed.
 */
export async function readVariant(
  { plain, compressed }: SiteFile,
  codings: string,
): Promise<ReadVariant | undefined> {
  const { file, coding } = compressed.find((copy) => accepts(codings, copy.coding)) ?? plain;
  try {
    const [body, { mtime }] = await Promise.all([readFile(file), stat(file)]);
    return { coding, body, changed: mtime };
  } catch {
    return undefined;
  }
}
