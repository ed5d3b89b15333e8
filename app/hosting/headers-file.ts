import { documentPolicy } from "./content-policy.ts";
import { embedStyleHash } from "./embed-policy.ts";
import type { InlinedHashes } from "./inlined-hashes.ts";
import { contentTypes, extensionOf, HOST_FILES, placeHeaders } from "./places.ts";
import { otherNames } from "./moved.ts";
import {
  securityHeaders,
  transportHeaders,
  type ResponseHeaders,
} from "#app/hosting/response-headers.ts";

/** Compressed copies are for hosts that look for them; nobody asks for them by name. */
function isAskedFor(file: string): boolean {
  const known = extensionOf(file) in contentTypes;
  return known && !HOST_FILES.some((name) => name === file);
}

/** The address of a file at the root, the pattern of the folder of any other one. */
function pattern(file: string): string {
  const slash = file.indexOf("/");
  if (slash >= 0) return `/${file.slice(0, slash)}/*`;
  return `/${file === "index.html" ? "" : file.replace(/\.html$/, "")}`;
}

function rule(where: string, headers: ResponseHeaders): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [where, ...lines].join("\n");
}

/**
 * Headers of a place. Fields that the host already sets correctly are left out, as they would be sent twice.
 */
function ofPlace(file: string): ResponseHeaders {
  const { "Cache-Control": cache = "", ...origin } = placeHeaders(`/${file}`);
  return cache.includes("immutable") ? { "Cache-Control": cache, ...origin } : origin;
}

/**
 * Hosts join the policies of two matching rules, and browsers enforce both. So `frame-ancestors` cannot stand in this
 * rule: `/embed/record` sets its own. `X-Frame-Options` forbids frames everywhere else; browsers ignore it where
 * `frame-ancestors` is set.
 */
function siteHeaders({ scripts, styles }: InlinedHashes): ResponseHeaders {
  const inlined = { scripts, styles: [...styles, embedStyleHash()] };
  return {
    ...securityHeaders(inlined),
    "Content-Security-Policy": documentPolicy(inlined),
    "X-Frame-Options": "DENY",
    ...transportHeaders,
  };
}

/**
 * `_headers` for Cloudflare Pages and Netlify. Both join the values of a field that two matching
 * rules name, so what differs from place to place stands in rules of which only one can match.
 *
 * @param files of the site, as paths below its folder
 */
export function headersFile(inlined: InlinedHashes, files: readonly string[]): string {
  const places = new Map(
    files.filter(isAskedFor).map((file) => [pattern(file), ofPlace(file)] as const),
  );
  const rules = [
    rule("/*", siteHeaders(inlined)),
    ...Array.from(places, ([where, headers]) => rule(where, headers)),
  ];
  return `${rules.join("\n")}\n`;
}

/**
 * `_redirects` for Cloudflare Pages and Netlify. Other forms of the pages' addresses are left out:
 * both hosts redirect them, and a rule for a slash at the end would redirect to itself.
 */
export function redirectsFile(): string {
  const lines = Object.entries(otherNames)
    .filter(([from]) => !from.endsWith(".html"))
    .map(([from, to]) => `${from} ${to} 308\n`);
  return lines.join("");
}
