import type { IncomingMessage, ServerResponse } from "node:http";
import { contentTypes, getExtension } from "#app/outputs/hosting/places.ts";
import type { ReadVariant, SiteFile } from "./site-files.ts";

/** Truncates a date to seconds, because HTTP dates have no milliseconds. */
const inSeconds = (date: Date) => Math.floor(date.getTime() / 1000) * 1000;

const makeTag = ({ body, changed }: ReadVariant) =>
  `"${changed.getTime().toString(16)}-${body.length.toString(16)}"`;

/** Whether the browser already has this version of the file. */
function isKnown({ headers }: IncomingMessage, read: ReadVariant): boolean {
  const tags = headers["if-none-match"];
  if (tags !== undefined) return tags === "*" || tags.includes(makeTag(read));
  return Date.parse(headers["if-modified-since"] ?? "") >= inSeconds(read.changed);
}

function setHead(response: ServerResponse, { path, variants }: SiteFile, read: ReadVariant) {
  response.setHeader(
    "Content-Type",
    contentTypes[getExtension(path)] ?? "application/octet-stream",
  );
  if (variants.length > 1) response.setHeader("Vary", "Accept-Encoding");
  if (read.coding !== undefined) response.setHeader("Content-Encoding", read.coding);
}

/** Sends a whole file and ignores conditional headers, as for the 404 page. */
export function sendStandIn(
  response: ServerResponse,
  status: number,
  file: SiteFile,
  read: ReadVariant,
): void {
  setHead(response, file, read);
  response.writeHead(status, { "Content-Length": read.body.length }).end(read.body);
}

/** Sends a file, or status 304 if the browser has it. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  read: ReadVariant,
): void {
  setHead(response, file, read);
  response.setHeader("ETag", makeTag(read));
  response.setHeader("Last-Modified", read.changed.toUTCString());
  if (isKnown(request, read)) response.writeHead(304).end();
  else response.writeHead(200, { "Content-Length": read.body.length }).end(read.body);
}
