import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { contentTypes, extensionOf } from "#app/hosting/content-types.ts";
import { movedTo } from "#app/hosting/moved.ts";
import { HOST_FILES, isHashed, placeHeaders } from "#app/hosting/places.ts";
import {
  documentFields,
  securityHeaders,
  type ResponseHeaders,
} from "#app/hosting/response-headers.ts";
import { inlinedOf } from "#scripts/build/headers.ts";

/** Addresses that no page stands behind although a file does. */
const hidden = new Set([...HOST_FILES, "404", "404.html"].map((name) => `/${name}`));

function setAll(response: ServerResponse, headers: ResponseHeaders): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

interface Asked {
  path: string;
  query: string;
}

/** Path and query of a request, below the site's base; nothing if it asks for another site. */
function asked({ url = "/" }: IncomingMessage, base: string): Asked | undefined {
  if (!url.startsWith(base)) return undefined;
  const [path = "/", ...query] = url.slice(base.length - 1).split("?");
  return { path, query: query.map((part) => `?${part}`).join("") };
}

/**
 * Serves a built site as a good static host does: clean addresses, compressed copies, the page of
 * unknown addresses with status 404, and the header fields that all hosts are told to send. Only
 * Strict-Transport-Security is left out, which browsers would remember for all of localhost.
 *
 * @param base where the site lies on the host, with a slash at both ends
 */
export async function siteServer(out: string, base: string): Promise<Server> {
  const everywhere = securityHeaders(await inlinedOf(out));
  const notFound = readFileSync(join(out, "404.html"));
  const files = sirv(out, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ["html"],
    setHeaders(response, path) {
      const type = contentTypes[extensionOf(path)];
      setAll(response, placeHeaders(path));
      if (isHashed(path)) for (const field of documentFields) response.removeHeader(field);
      if (type !== undefined) response.setHeader("Content-Type", type);
    },
  });

  function answerNotFound(request: IncomingMessage, response: ServerResponse): void {
    setAll(response, placeHeaders("/404.html"));
    response.writeHead(404, { "Content-Type": contentTypes["html"] });
    response.end(request.method === "HEAD" ? undefined : notFound);
  }

  return createServer((request, response) => {
    setAll(response, everywhere);
    const wanted = asked(request, base);
    if (wanted === undefined || hidden.has(wanted.path)) {
      answerNotFound(request, response);
      return;
    }
    const { path, query } = wanted;
    const to = movedTo(path);
    if (to !== undefined) {
      setAll(response, placeHeaders(to));
      response.writeHead(308, { Location: `${base.slice(0, -1)}${to}${query}` }).end();
      return;
    }
    request.url = `${path}${query}`;
    files(request, response, () => {
      answerNotFound(request, response);
    });
  });
}
