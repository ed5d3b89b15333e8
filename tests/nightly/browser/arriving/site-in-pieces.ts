import { createServer, type Server, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { listen, readPort } from "#tests/e2e/support/local-server.ts";

/** Bytes per chunk of a document, and the pause after it in ms: a few frames. */
const PIECE_BYTES = 2000;
const PAUSE_MS = 20;

/** Hop-by-hop header fields, which a proxy must not forward. */
const hopByHopFields = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "transfer-encoding",
]);

async function sendInPieces(response: ServerResponse, document: Buffer): Promise<void> {
  for (let from = 0; from < document.length; from += PIECE_BYTES) {
    response.write(document.subarray(from, from + PIECE_BYTES));
    await wait(PAUSE_MS);
  }
}

/** The site on a slow connection: documents arrive in chunks, everything else at once. */
export async function openInPieces(site: string): Promise<{ address: string; server: Server }> {
  async function answer(path: string, response: ServerResponse): Promise<void> {
    const whole = await fetch(`${site}${path}`);
    const fields = [...whole.headers].filter(([name]) => !hopByHopFields.has(name));
    response.writeHead(whole.status, Object.fromEntries(fields));
    const body = Buffer.from(await whole.arrayBuffer());
    if (whole.headers.get("content-type")?.includes("html") === true)
      await sendInPieces(response, body);
    else response.write(body);
    response.end();
  }
  const server = createServer(({ url = "/" }, response) => {
    answer(url, response).catch(() => {
      response.destroy();
    });
  });
  await listen(server, 0);
  return { address: `http://localhost:${readPort(server)}`, server };
}
