import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { movedTo } from "#app/hosting/moved.ts";
import { isHashed, METHODS, NOT_FOUND_FILE, placeHeaders } from "#app/hosting/places.ts";
import {
  documentFields,
  securityHeaders,
  type ResponseHeaders,
} from "#app/hosting/response-headers.ts";
import { inlinedBelow } from "#scripts/build/hosts/headers.ts";
import { requestTarget } from "./request-target.ts";
import { readVariant } from "./read-variant.ts";
import { sendFile, sendStandIn } from "./send-file.ts";
import { siteFile, siteFiles } from "./site-files.ts";

const codingsOf = ({ headers }: IncomingMessage) => headers["accept-encoding"] ?? "";

function setAll(response: ServerResponse, headers: ResponseHeaders): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/**
 * Serves a built site as a good static host does: clean addresses, compressed copies, the page of
 * unknown addresses with status 404, and the header fields of all hosts. Only
 * Strict-Transport-Security is left out, which browsers would remember for all of localhost.
 *
 * @param base where the site lies on the host, with a slash at both ends
 */
export async function siteServer(out: string, base: string): Promise<Server> {
  const everywhere = securityHeaders(await inlinedBelow(out));
  const files = siteFiles(out);
  const notFound = siteFile(out, `/${NOT_FOUND_FILE}`);

  async function sendNotFound(request: IncomingMessage, response: ServerResponse) {
    setAll(response, placeHeaders(notFound.path));
    const read = await readVariant(notFound, codingsOf(request));
    if (read === undefined) response.writeHead(404).end();
    else sendStandIn(response, 404, notFound, read);
  }

  async function sendPath(request: IncomingMessage, response: ServerResponse, path: string) {
    const file = files.get(path);
    const read = file && (await readVariant(file, codingsOf(request)));
    if (file === undefined || read === undefined) return sendNotFound(request, response);
    setAll(response, placeHeaders(file.path));
    if (isHashed(file.path)) for (const field of documentFields) response.removeHeader(field);
    sendFile(request, response, file, read);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    setAll(response, everywhere);
    if (!METHODS.some((method) => method === request.method)) {
      response.writeHead(405, { Allow: METHODS.join(", ") }).end();
      return;
    }
    const wanted = requestTarget(request.url ?? "/", base);
    if (wanted === "malformed") {
      response.writeHead(400).end();
      return;
    }
    if (wanted === undefined) return sendNotFound(request, response);
    const to = movedTo(wanted.sent);
    if (to === undefined) return sendPath(request, response, wanted.path);
    setAll(response, placeHeaders(to));
    response.writeHead(308, { Location: `${base.slice(0, -1)}${to}${wanted.query}` }).end();
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
}
