import type { InlinedHashes } from "./inlined-hashes.ts";
import { contentTypes, extensionOf, HOST_FILES, placeHeaders } from "./places.ts";
import { otherNames } from "./moved.ts";
import {
  securityHeaders,
  transportHeaders,
  type ResponseHeaders,
} from "#app/outputs/hosting/response-headers.ts";

/** Whether browsers request a file by its name; compressed copies are served for their originals. */
function isAskedFor(file: string): boolean {
  const known = extensionOf(file) in contentTypes;
  return known && !HOST_FILES.some((name) => name === file);
}

/** Address of a file at the root, or the pattern of its folder. */
function pattern(file: string): string {
  const slash = file.indexOf("/");
  if (slash >= 0) return `/${file.slice(0, slash)}/*`;
  return `/${file === "index.html" ? "" : file.replace(/\.html$/, "")}`;
}

function rule(where: string, headers: ResponseHeaders): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [where, ...lines].join("\n");
}

/** Headers of a place, without those that the host sets correctly itself and would send twice. */
function ofPlace(file: string): ResponseHeaders {
  const { "Cache-Control": cache = "", ...origin } = placeHeaders(`/${file}`);
  return cache.includes("immutable") ? { "Cache-Control": cache, ...origin } : origin;
}

/**
 * `_headers` for Cloudflare Pages and Netlify. Both join a field's values if two rules match, so fields that
 * differ between places are in rules of which only one can match.
 *
 * @param files of the site, as paths below its folder
 */
export function headersFile(inlined: InlinedHashes, files: readonly string[]): string {
  const places = new Map(
    files.filter(isAskedFor).map((file) => [pattern(file), ofPlace(file)] as const),
  );
  const rules = [
    rule("/*", { ...securityHeaders(inlined), ...transportHeaders }),
    ...Array.from(places, ([where, headers]) => rule(where, headers)),
  ];
  return `${rules.join("\n")}\n`;
}

/**
 * `_redirects` for Cloudflare Pages and Netlify. Both hosts already redirect other forms of pages' addresses,
 * and a rule for a trailing slash would redirect to itself.
 */
export function redirectsFile(): string {
  const lines = Object.entries(otherNames)
    .filter(([from]) => !from.endsWith(".html"))
    .map(([from, to]) => `${from} ${to} 308\n`);
  return lines.join("");
}
