import { readFile, stat } from "node:fs/promises";
import type { SiteFile } from "./site-files.ts";

/** Whether an Accept-Encoding field accepts a coding; a quality of 0 refuses it. */
export function accepts(field: string, coding: string): boolean {
  return field.split(",").some((part) => {
    const [name = "", ...parameters] = part.split(";").map((word) => word.trim().toLowerCase());
    return name === coding && !parameters.some((word) => /^q=0(?:\.0*)?$/.test(word));
  });
}

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
