import { existsSync, readdirSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { HOST_FILES, NOT_FOUND_FILE } from "#app/outputs/hosting/places.ts";

/** Content encodings of the compressed copies, the better one first. */
const codings = [
  { coding: "br", ending: ".br" },
  { coding: "gzip", ending: ".gz" },
] as const;

/** A compressed copy of a file. */
interface Copy {
  readonly file: string;
  readonly coding: "br" | "gzip";
}

/** A file of the site: its path, such as `/results.html`, and its variants on disk. */
export interface SiteFile {
  readonly path: string;
  /** For visitors whose browsers accept no compressed copy. */
  readonly plain: { readonly file: string; readonly coding?: undefined };
  readonly compressed: readonly Copy[];
}

/** A file of a built site with those of its compressed copies that exist. */
export function withCopies(out: string, path: string): SiteFile {
  const file = join(out, path);
  const copies = codings.map(({ coding, ending }) => ({ file: file + ending, coding }));
  return {
    path,
    plain: { file },
    compressed: copies.filter((copy) => existsSync(copy.file)),
  };
}

/** The address of a file: `/results.html` is `/results`. Files for hosts have none. */
function fileAddress(path: string): string | undefined {
  if (/\.(?:br|gz)$/.test(path) || HOST_FILES.some((name) => path === `/${name}`)) return undefined;
  if (!path.endsWith(".html")) return path;
  if (path === "/index.html") return "/";
  // For hosts that serve addresses with a trailing slash, `x/index.html` repeats `x.html`; it has no address of its own.
  const isPage = !path.endsWith("/index.html") && path !== `/${NOT_FOUND_FILE}`;
  return isPage ? path.replace(/\.html$/, "") : undefined;
}

/** All files that visitors may request, by address below the site's root. */
export function siteFiles(out: string): ReadonlyMap<string, SiteFile> {
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(out, join(entry.parentPath, entry.name)).split(sep).join("/")}`);
  const fileByAddress = new Map<string, SiteFile>();
  for (const path of files) {
    const address = fileAddress(path);
    if (address !== undefined) fileByAddress.set(address, withCopies(out, path));
  }
  return fileByAddress;
}

/** Whether an Accept-Encoding header accepts an encoding; a quality of 0 rejects it. */
export function accepts(acceptEncoding: string, coding: string): boolean {
  return acceptEncoding.split(",").some((part) => {
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
 * Reads a file in the best variant that an Accept-Encoding header accepts. It is read completely before it is
 * sent, so that no response is cut off; undefined if it was removed after listing the site.
 */
export async function readVariant(
  { plain, compressed }: SiteFile,
  acceptEncoding: string,
): Promise<ReadVariant | undefined> {
  const { file, coding } = compressed.find((copy) => accepts(acceptEncoding, copy.coding)) ?? plain;
  try {
    const [body, { mtime }] = await Promise.all([readFile(file), stat(file)]);
    return { coding, body, changed: mtime };
  } catch {
    return undefined;
  }
}
