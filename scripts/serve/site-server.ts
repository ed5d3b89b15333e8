import { stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { movedTo } from "#app/outputs/hosting/moved.ts";
import { NOT_FOUND_FILE, placeHeaders } from "#app/outputs/hosting/places.ts";
import { securityHeaders, type ResponseHeaders } from "#app/outputs/hosting/response-headers.ts";
import { sendFile, sendStandIn } from "./send-file.ts";
import { readVariant, withCopies, siteFiles } from "./site-files.ts";

/** The target of a request, below the site's base. */
interface RequestTarget {
  /** The decoded path, so that each address has one form. */
  readonly path: string;
  /** The path as sent, for redirects. */
  readonly sent: string;
  /** The query as sent, with its question mark; empty if there is none. */
  readonly query: string;
}

/** Parses the target of a request. Undefined if it is outside of the base, or cannot be decoded. */
function requestTarget(url: string, base: string): RequestTarget | undefined {
  const [sentPath = ""] = url.split("?", 1);
  if (!sentPath.startsWith(base)) return undefined;
  const sent = sentPath.slice(base.length - 1);
  try {
    return { path: decodeURIComponent(sent), sent, query: url.slice(sentPath.length) };
  } catch {
    return undefined;
  }
}

const acceptedCodings = ({ headers }: IncomingMessage) => headers["accept-encoding"] ?? "";

function setAll(response: ServerResponse, headers: ResponseHeaders): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Lists the files of a build by address, and its 404 page. */
function readBuild(out: string) {
  return { files: siteFiles(out), notFound: withCopies(out, `/${NOT_FOUND_FILE}`) };
}

/** Opens the build in a folder. A newer build replaces it. */
async function openBuilds(out: string) {
  const readState = async () => {
    const { ino, mtimeMs } = await stat(out);
    return `${ino} ${mtimeMs}`;
  };
  let state = await readState();
  let build = readBuild(out);
  return async () => {
    const now = await readState().catch(() => state);
    if (now !== state) {
      build = readBuild(out);
      state = now;
    }
    return build;
  };
}

type Build = ReturnType<typeof readBuild>;

async function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  { notFound }: Build,
) {
  setAll(response, placeHeaders(notFound.path));
  const read = await readVariant(notFound, acceptedCodings(request));
  if (read === undefined) response.writeHead(404).end();
  else sendStandIn(response, 404, notFound, read);
}

async function sendPath(
  request: IncomingMessage,
  response: ServerResponse,
  build: Build,
  path: string,
) {
  const file = build.files.get(path);
  const read = file && (await readVariant(file, acceptedCodings(request)));
  if (file === undefined || read === undefined) return sendNotFound(request, response, build);
  setAll(response, placeHeaders(file.path));
  sendFile(request, response, file, read);
}

/**
 * Serves a built site like a good static host: clean addresses, compressed copies, the 404 page, and the headers
 * of all hosts. It never sends Strict-Transport-Security, which browsers would remember for all of localhost.
 *
 * @param base base path of the site, with a slash at both ends
 */
export async function siteServer(out: string, base: string): Promise<Server> {
  const currentBuild = await openBuilds(out);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const build = await currentBuild();
    setAll(response, securityHeaders);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const target = requestTarget(request.url ?? "/", base);
    if (target === undefined) return sendNotFound(request, response, build);
    const to = movedTo(target.sent);
    if (to === undefined) return sendPath(request, response, build, target.path);
    setAll(response, placeHeaders(to));
    response.writeHead(308, { Location: `${base.slice(0, -1)}${to}${target.query}` }).end();
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
}
