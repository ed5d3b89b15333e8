/** Serves `dist/` as a static host does, with the header fields that the hosts are told to send. */
import { resolve } from "node:path";
import { siteBase } from "./build/settings.ts";
import { sayBusyPort } from "./serve/say-busy-port.ts";
import { siteServer } from "./serve/site-server.ts";

const out = resolve(process.env["RIVAL_OUT"] ?? "dist");
const port = Number(process.env["PORT"] ?? 4173);
const base = siteBase(process.env);

const server = await siteServer(out, base);
sayBusyPort(server, port, "npm start");
server.listen(port, () => {
  // Port 0 is any that is free.
  const place = server.address();
  const taken = typeof place === "object" ? place?.port : port;
  console.log(`The site is at http://localhost:${taken}${base === "/" ? "" : base}`);
});
