import { securityHeaders } from "#app/outputs/hosting/response-headers.ts";
import { inlinedBelow } from "#scripts/build/hosts/headers.ts";
import { siteServer } from "#scripts/serve/site-server.ts";
import { freePort, type Running } from "./server.ts";
import { site } from "./site.ts";

/** Headers of all responses. */
export const siteHeaders = securityHeaders(await inlinedBelow(site));

/** Starts the server of `npm start` on the built site. */
export async function startSite(base: string): Promise<Running> {
  const port = await freePort();
  const server = (await siteServer(site, base)).listen(port);
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
