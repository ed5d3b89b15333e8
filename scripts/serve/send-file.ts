import type { IncomingMessage, ServerResponse } from "node:http";
import { contentTypes, getExtension } from "#app/outputs/hosting/places.ts";
import type { ReadVariant, SiteFile } from "./site-files.ts";

/** The bytes of a file from `start` to `end`, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Parses a Range header for a file of the given size. Undefined if the whole file is to be sent: for other
 * units, several ranges, or an invalid header, such as a range that ends before it starts (RFC 9110, 14.1.1).
 */
export function byteRange(field: string, size: number): ByteRange | "unsatisfiable" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/i.exec(field) ?? [];
  if (first === "" && last === "") return undefined;
  if (first !== "" && last !== "" && Number(last) < Number(first)) return undefined;
  // Without a first byte, the number is a suffix length.
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? "unsatisfiable" : { start, end };
}

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

/** The requested range, if the browser's partial copy is of this version. */
function wantedRange({ headers, method }: IncomingMessage, read: ReadVariant) {
  // Ranges are only defined for GET (RFC 9110, 14.2).
  if (method !== "GET") return undefined;
  const tag = makeTag(read);
  const { range = "", "if-range": ifRange = tag } = headers;
  return ifRange === tag ? byteRange(range, read.body.length) : undefined;
}

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

/** Sends a file, the requested range of it, or status 304. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  read: ReadVariant,
): void {
  const { body } = read;
  setHead(response, file, read);
  response.setHeader("ETag", makeTag(read));
  response.setHeader("Last-Modified", read.changed.toUTCString());
  response.setHeader("Accept-Ranges", "bytes");
  if (isKnown(request, read)) {
    response.writeHead(304).end();
    return;
  }
  const range = wantedRange(request, read);
  if (range === undefined) {
    response.writeHead(200, { "Content-Length": body.length }).end(body);
  } else if (range === "unsatisfiable") {
    response.removeHeader("Content-Encoding");
    response.writeHead(416, { "Content-Range": `bytes */${body.length}` }).end();
  } else {
    const part = body.subarray(range.start, range.end + 1);
    const contentRange = `bytes ${range.start}-${range.end}/${body.length}`;
    response
      .writeHead(206, { "Content-Range": contentRange, "Content-Length": part.length })
      .end(part);
  }
}
