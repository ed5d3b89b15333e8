import { otherNames } from "./moved.ts";
import {
  ALLOW_ANY_ORIGIN,
  CALENDAR_FILE,
  contentTypes,
  getExtension,
  HOST_FILES,
  placeHeaders,
} from "./places.ts";
import { securityHeaders, type ResponseHeaders } from "./response-headers.ts";

/** Whether browsers request a file by its name; compressed copies are served for their originals. */
function isRequested(file: string): boolean {
  const hasType = getExtension(file) in contentTypes;
  return hasType && !HOST_FILES.some((name) => name === file);
}

/** A calendar in a folder; it has a header that the folder's other files lack. */
const isInnerCalendar = (file: string) => file.endsWith(`/${CALENDAR_FILE}`);

/** Address of a file at the root, or the pattern of its folder. */
function patternOf(file: string): string {
  const [folder = "", ...below] = file.split("/");
  if (below.length > 0) return `/${folder}/*`;
  return `/${file === "index.html" ? "" : file.replace(/\.html$/, "")}`;
}

function rule(where: string, headers: ResponseHeaders): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [where, ...lines].join("\n");
}

/**
 * `_headers` for Cloudflare Pages and Netlify. If several rules match a path, both hosts join their values of a header.
 * So the rule for all paths has only headers that are the same everywhere, and of the others no two rules that can match
 * one path have the same header.
 *
 * @param files of the site, as paths below its folder
 * @param hsts makes browsers use only HTTPS, if the club has asked for it (`SITE_HSTS`)
 */
export function headersFile(files: readonly string[], hsts?: string): string {
  const requested = files.filter(isRequested);
  const places = new Map(
    requested
      .filter((file) => !isInnerCalendar(file))
      .map((file) => [patternOf(file), placeHeaders(`/${file}`)] as const),
  );
  const calendars = new Set(
    requested.filter(isInnerCalendar).map((file) => `/${file.replace(/\/[^/]+\//, "/:id/")}`),
  );
  const transport = hsts === undefined ? {} : { "Strict-Transport-Security": hsts };
  const rules = [
    rule("/*", { ...securityHeaders, ...transport }),
    ...Array.from(places, ([where, headers]) => rule(where, headers)),
    ...Array.from(calendars, (where) =>
      rule(where, { "Access-Control-Allow-Origin": ALLOW_ANY_ORIGIN }),
    ),
  ];
  return `${rules.join("\n")}\n`;
}

/**
 * `_redirects` for Cloudflare Pages and Netlify. Both hosts already redirect other forms of pages' addresses,
 * and a rule for a trailing slash would redirect to itself.
 */
export function redirectsFile(): string {
  // Both hosts redirect the names of documents, such as /index.html.
  const redirects = Object.entries(otherNames).filter(([from]) => !from.endsWith(".html"));
  return redirects.map(([from, to]) => `${from} ${to} 308\n`).join("");
}
