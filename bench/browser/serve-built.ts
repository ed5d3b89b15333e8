import { existsSync } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import { siteServer } from "#scripts/serve/site-server.ts";
import { HOST } from "./chromium.ts";

/** A built site that answers on the loopback. */
export interface ServedSite {
  /** "http://127.0.0.1:40123", without a slash at its end */
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Serves a built folder as `npm start` does, with the header fields of the hosts, on a free port.
 * Throws an error for people if the folder holds no site.
 */
export async function serveBuilt(out: string): Promise<ServedSite> {
  if (!existsSync(join(out, "index.html"))) {
    throw new Error(`There is no built site in ${out}. Build it first: npm run build`);
  }
  const server = await siteServer(out, "/");
  server.listen(0, HOST);
  await once(server, "listening");
  const listening = server.address();
  if (listening === null || typeof listening === "string") {
    throw new Error(`The site in ${out} could not be served.`);
  }
  return {
    address: `http://${HOST}:${listening.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
