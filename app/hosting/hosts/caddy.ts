import { contentTypes } from "#app/hosting/content-types.ts";
import { OTHER_FORMS, otherNames } from "#app/hosting/moved.ts";
import { EMBED_POLICY } from "#app/hosting/embed-policy.ts";
import { EMBED } from "#app/hosting/embed.ts";
import {
  ANY_ORIGIN,
  ANYBODY,
  ASKED_AGAIN,
  HASHED_FOLDERS,
  HOST_FILES,
  KEPT,
  METHODS,
  OPEN,
  OWN_ORIGIN,
  SHARED_FOLDER,
} from "#app/hosting/places.ts";
import type { InlinedHashes } from "#app/hosting/inlined-hashes.ts";
import { securityHeaders, transportHeaders } from "#app/hosting/response-headers.ts";
import type { BuiltSite } from "./built-site.ts";

const field = ([name, value]: readonly [string, string]) => `${name} "${value}"`;

/** From the general to the particular: the later one wins. */
function headers(inlined: InlinedHashes): string[] {
  const fixed = {
    ...securityHeaders(inlined),
    ...transportHeaders,
    "Cache-Control": ASKED_AGAIN,
    "Cross-Origin-Resource-Policy": OWN_ORIGIN,
  };
  // HTML answers to clean addresses; Caddy knows its type by itself, as it does not know others.
  const types = Object.entries(contentTypes).filter(([extension]) => extension !== "html");
  return [
    ...Object.entries(fixed).map((each) => `header ${field(each)}`),
    `header @hashed Cache-Control "${KEPT}"`,
    `header /${SHARED_FOLDER}/* Cross-Origin-Resource-Policy ${ANY_ORIGIN}`,
    `header @embed Cross-Origin-Resource-Policy ${ANY_ORIGIN}`,
    `header @embed Content-Security-Policy "${EMBED_POLICY}"`,
    `header @open Access-Control-Allow-Origin ${ANYBODY}`,
    ...types.flatMap(([extension, type]) => [
      `@${extension} path *.${extension}`,
      `header @${extension} Content-Type "${type}"`,
    ]),
  ];
}

function redirect(from: string, to: string): string[] {
  // A rewrite keeps the query.
  return [`route ${from} {`, `\trewrite * ${to}`, "\tredir * {uri} 308", "}"];
}

/** Caddy would answer every method with the file, and fail at a NUL character (\x00). */
function refusals(): string[] {
  return [
    `header @other_methods Allow "${METHODS.join(", ")}"`,
    "respond @other_methods 405",
    "respond @nul 400",
  ];
}

function answers(): string[] {
  return [
    ...Object.entries(otherNames).flatMap(([from, to]) => redirect(from, to)),
    ...redirect("@moved", "/{re.moved.1}"),
    "error @hidden 404",
    "error @folder 404",
    "try_files {path} {path}.html",
    "file_server {",
    "\tprecompressed br gzip",
    "\tdisable_canonical_uris",
    "}",
  ];
}

/** The address that is missing may have looked like a script of the site. */
function unknown(): string[] {
  return [
    "handle_errors {",
    "\trewrite * /404.html",
    `\theader Cache-Control ${ASKED_AGAIN}`,
    "\theader -Access-Control-Allow-Origin",
    `\theader Content-Type "${contentTypes["html"] ?? ""}"`,
    "\tfile_server {",
    "\t\tprecompressed br gzip",
    "\t}",
    "}",
  ];
}

/** What the site block of Caddy imports; `root` is said there. */
export function caddySite({ inlined }: BuiltSite): string {
  const hashed = HASHED_FOLDERS.map((folder) => `/${folder}/*`).join(" ");
  const hidden = [...HOST_FILES, "404", "404.html"].map((name) => `/${name}`).join(" ");
  const lines = [
    "# Written by the build: import it in the site block, beside its root (docs/hosting.md).",
    `@hashed path ${hashed}`,
    `@hidden path ${hidden}`,
    `@other_methods not method ${METHODS.join(" ")}`,
    "@nul path_regexp \\x00",
    // No file has a slash at its end; Caddy would not mind it.
    "@folder path_regexp ./$",
    `@embed path_regexp ${EMBED}`,
    `@open path_regexp ${OPEN}`,
    `@moved path_regexp moved ${OTHER_FORMS}$`,
    // A route keeps the order in which things stand in it.
    "route {",
    ...[...headers(inlined), ...refusals(), ...answers()].map((line) => `\t${line}`),
    "}",
    ...unknown(),
  ];
  return `${lines.join("\n")}\n`;
}
