/** Serves `dist/` like a static host, with the same headers. */
import { requireBuilt } from "./build/require-built.ts";
import { siteBase } from "./build/settings.ts";
import { siteServer } from "./serve/site-server.ts";
import { startServer } from "./serve/start-server.ts";

const out = requireBuilt();
const base = siteBase(process.env);

const address = await startServer(await siteServer(out, base), 4173, "npm start", process.env);
console.log(`The site is at ${address}${base === "/" ? "" : base}`);
