import { securityHeaders, transportHeaders } from "#app/outputs/hosting/response-headers.ts";
import { inlinedBelow } from "#scripts/build/hosts/headers.ts";
import { siteServer } from "#scripts/serve/site-server.ts";
import { hasNginx, startNginx } from "./programs.ts";
import { freePort, type Running } from "./server.ts";
import { site } from "./site.ts";

/** The server of `npm start`. */
async function startOwn(): Promise<Running> {
  const port = await freePort();
  const server = (await siteServer(site, "/")).listen(port);
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

const fixed = securityHeaders(await inlinedBelow(site));
const published = { ...fixed, ...transportHeaders(process.env["SITE_HSTS"]) };

/** Every server available here, with the headers of all its responses. */
export const hosts = [
  { host: "npm start", isInstalled: true, start: startOwn, siteHeaders: fixed },
  { host: "nginx", isInstalled: hasNginx, start: startNginx, siteHeaders: published },
];
