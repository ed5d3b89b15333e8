import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { siteServer } from "#scripts/serve/site-server.ts";
import { close, listen, readPort } from "#tests/e2e/support/local-server.ts";

/** Server state: pages can stay without an answer, and everything can fail. */
type Condition = "well" | "silent" | "failing";

/** A response that replaces the file at a URL. */
interface StandIn {
  status: number;
  type: string;
  body: string;
}

/** A published site whose deployments and failures a test controls. */
export interface SwitchedSite {
  readonly address: string;
  condition: Condition;
  readonly standIns: Map<string, StandIn>;
  /** Paths of GET requests, in order. */
  readonly requests: string[];
  deploy: (folder: string) => Promise<void>;
  goDown: () => Promise<void>;
  comeUp: () => Promise<void>;
  close: () => Promise<void>;
}

/** Serves a built site at a port of its own. */
export async function openSite(firstFolder: string): Promise<SwitchedSite> {
  let deployed = await siteServer(firstFolder, "/");
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url?.replace(/\?.*/, "") ?? "/";
    if (request.method === "GET") site.requests.push(path);
    const standIn = site.standIns.get(path);
    if (site.condition === "failing")
      response.writeHead(500, { "Content-Type": "text/html" }).end("The server failed.");
    else if (standIn !== undefined) {
      const headers = { "Content-Type": standIn.type, "Cache-Control": "no-cache" };
      response.writeHead(standIn.status, headers).end(standIn.body);
    } else deployed.emit("request", request, response);
  };
  const server = createServer((request, response) => {
    const isPage = request.headers.accept?.includes("text/html") === true;
    if (site.condition !== "silent" || !isPage) answer(request, response);
  });
  await listen(server, 0);
  const port = readPort(server);
  const site: SwitchedSite = {
    address: `http://localhost:${port}`,
    condition: "well",
    standIns: new Map(),
    requests: [],
    deploy: async (folder) => {
      deployed = await siteServer(folder, "/");
    },
    goDown: () => close(server),
    comeUp: () => listen(server, port),
    close: () => close(server),
  };
  return site;
}
