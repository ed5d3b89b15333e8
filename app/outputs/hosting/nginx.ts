import {
  contentTypes,
  ANY_ORIGIN,
  ALLOW_ANY_ORIGIN,
  REVALIDATE,
  HASHED_FOLDERS,
  HOST_FILES,
  IMMUTABLE,
  METHODS,
  OPEN,
  OWN_ORIGIN,
  SHARED_FOLDER,
} from "./places.ts";
import { addressSource, formerAddresses } from "#app/routes/former-addresses.ts";
import { OTHER_FORMS, otherNames, PAGE_ADDRESSES, PAGES } from "./moved.ts";
import { contentPolicy } from "./content-policy.ts";
import type { InlinedHashes } from "./inlined-hashes.ts";
import { securityHeaders, transportHeaders } from "#app/outputs/hosting/response-headers.ts";

/** MIME types. nginx adds the charset to those in `charset_types`. */
function types(): string[] {
  const lines = Object.entries(contentTypes).map(
    ([extension, type]) => `    ${type.split(";")[0]} ${extension};`,
  );
  return ["types {", ...lines, "}"];
}

function textTypes(): string {
  const texts = Object.values(contentTypes).filter((type) => type.includes("charset"));
  // nginx always includes text/html, and warns about listing it again.
  return texts
    .flatMap((type) => type.split(";")[0] ?? [])
    .filter((type) => type !== "text/html")
    .join(" ");
}

/** Resets variables after every internal redirect, so that a missing script is not cached for a year. */
function elsewhere(inlined: InlinedHashes): string[] {
  return [
    `set $site_cache "${REVALIDATE}";`,
    `set $site_reach "${OWN_ORIGIN}";`,
    // nginx does not send a header with an empty value.
    'set $site_readers "";',
    `set $site_policy "${contentPolicy(inlined)}";`,
  ];
}

/**
 * Rejects other methods. nginx would redirect, or report a missing file, before it checks the method, and would not
 * list the allowed ones. It refuses TRACE before it sets any variable, so the answer comes from a location in
 * which all are set.
 */
function otherMethods(): string[] {
  return [
    'set $site_allow "";',
    "add_header Allow $site_allow always;",
    `if ($request_method !~ "^(?:${METHODS.join("|")})$") { return 405; }`,
    "error_page 405 /405;",
    `location = /405 { internal; set $site_allow "${METHODS.join(", ")}"; return 405; }`,
  ];
}

/** Compressed copies are served for their files, never by their own names. */
const noCopies = 'if ($uri ~ "\\.(?:br|gz)$") { return 404; }';

/** Redirects of former addresses. They come before all locations, and match the path as sent. */
function formerLines(): string[] {
  return Object.entries(formerAddresses).map(([from, to]) => {
    const target = to.replaceAll(/:(\w+)/g, "$$$1");
    return `if ($request_uri ~ "^${addressSource(from)}(?:\\?|$)") { return 308 ${target}$is_args$args; }`;
  });
}

/** A folder with its own headers; `^~` skips all patterns for it. */
function place(folder: string, change: string): string {
  return `location ^~ /${folder}/ { ${change} try_files $uri =404; }`;
}

function headers(inlined: InlinedHashes, hsts?: string): string[] {
  const { "Content-Security-Policy": _, ...fixed } = {
    ...securityHeaders(inlined),
    ...transportHeaders(hsts),
  };
  return [
    ...Object.entries(fixed).map(([name, value]) => `add_header ${name} "${value}" always;`),
    "add_header Cache-Control $site_cache always;",
    "add_header Cross-Origin-Resource-Policy $site_reach always;",
    "add_header Access-Control-Allow-Origin $site_readers always;",
    "add_header Content-Security-Policy $site_policy always;",
  ];
}

/** Locations. Exact ones where possible, because nginx matches them before patterns. */
function locations(): string[] {
  const renamed = Object.entries(otherNames).map(
    ([from, to]) => `location = ${from} { return 308 ${to}$is_args$args; }`,
  );
  return [
    ...renamed,
    ...HASHED_FOLDERS.map((folder) => place(folder, `set $site_cache "${IMMUTABLE}";`)),
    place(SHARED_FOLDER, `set $site_reach "${ANY_ORIGIN}";`),
    "location = / { try_files /index.html =404; }",
    // Of all variables with the path, only $request_uri is not decoded.
    'location ~ "(?:/|\\.html)$" {',
    `    if ($request_uri ~ "${OTHER_FORMS}(?:\\?|$)") { return 308 /$1$is_args$args; }`,
    "    return 404;",
    "}",
    `location ~ "${PAGES}" {`,
    // `$uri` is decoded, with single slashes.
    `    if ($request_uri !~ "${PAGE_ADDRESSES}") { return 308 $page$is_args$args; }`,
    "    try_files $uri.html =404;",
    "}",
    `location ~ "${OPEN}" { set $site_readers "${ALLOW_ANY_ORIGIN}"; try_files $uri =404; }`,
    ...HOST_FILES.map((file) => `location = /${file} { return 404; }`),
    "location = /404.html { internal; }",
    "location / { try_files $uri =404; }",
    "error_page 404 /404.html;",
  ];
}

/** The file to include in nginx's server block, which sets `root`. */
export function nginxServer(inlined: InlinedHashes, hsts?: string): string {
  const lines = [
    "# Written by the build: include it in the server block, beside its root (docs/hosting.md).",
    "# brotli_static is a module; on Debian: apt-get install libnginx-mod-http-brotli-static",
    "server_tokens off;",
    "absolute_redirect off;",
    "# A file's state is looked up every few seconds, not at every request.",
    "open_file_cache max=2000 inactive=60s;",
    "open_file_cache_valid 5s;",
    "charset utf-8;",
    `charset_types ${textTypes()};`,
    "brotli_static on;",
    "gzip_static on;",
    "gzip_vary on;",
    ...types(),
    ...elsewhere(inlined),
    ...headers(inlined, hsts),
    ...otherMethods(),
    noCopies,
    ...formerLines(),
    ...locations(),
  ];
  return `${lines.join("\n")}\n`;
}
