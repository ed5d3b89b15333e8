import { existsSync, readdirSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { HOST_FILES, NOT_FOUND_FILE } from "#app/outputs/hosting/places.ts";

/** Endings of a file's variants with their content encodings, the best one first. */
const endings = [
  [".br", "br"],
  [".gz", "gzip"],
  ["", undefined],
] as const;

/** A file on disk: the plain one, or a compressed copy. */
interface Variant {
  readonly file: string;
  readonly coding: "br" | "gzip" | undefined;
}

/** A file of the site: its path, such as `/results.html`, and its variants, the best one first and the plain one last. */
export interface SiteFile {
  readonly path: string;
  readonly variants: readonly Variant[];
}

/** A file of a built site with those of its compressed copies that exist. */
export function withCopies(out: string, path: string): SiteFile {
  const variants = endings.map(([ending, coding]) => ({ file: join(out, path) + ending, coding }));
  return { path, variants: variants.filter(({ file }) => existsSync(file)) };
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
export interface ReadVariant extends Pick<Variant, "coding"> {
  readonly body: Buffer;
  readonly changed: Date;
}

/**
 * Reads a file in the best variant that an Accept-Encoding header accepts. It is read completely before it is
 * sent, so that no response is cut off; undefined if it was removed after listing the site.
 */
export async function readVariant(
  { variants }: SiteFile,
  acceptEncoding: string,
): Promise<ReadVariant | undefined> {
  const variant = variants.find(
    ({ coding }) => coding === undefined || accepts(acceptEncoding, coding),
  );
  if (variant === undefined) return undefined;
  const { file, coding } = variant;
  try {
    const [body, { mtime }] = await Promise.all([readFile(file), stat(file)]);
    return { coding, body, changed: mtime };
  } catch {
    return undefined;
  }
}
