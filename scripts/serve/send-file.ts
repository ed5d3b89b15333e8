import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { contentTypes, getExtension } from "#app/outputs/hosting/places.ts";
import type { ReadVariant, SiteFile } from "./site-files.ts";

const makeTag = ({ body }: ReadVariant) => `"${createHash("sha256").update(body).digest("hex")}"`;

function setHead(response: ServerResponse, { path, compressed }: SiteFile, read: ReadVariant) {
  response.setHeader(
    "Content-Type",
    contentTypes[getExtension(path)] ?? "application/octet-stream",
  );
  if (compressed.length > 0) response.setHeader("Vary", "Accept-Encoding");
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
  const tag = makeTag(read);
  setHead(response, file, read);
  response.setHeader("ETag", tag);
  if (request.headers["if-none-match"] === tag) response.writeHead(304).end();
  else response.writeHead(200, { "Content-Length": read.body.length }).end(read.body);
}
