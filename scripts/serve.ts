/** Serves `dist/` as a static host does, with the header fields that the hosts are told to send. */
import { resolve } from "node:path";
import { siteServer } from "./serve/site-server.ts";

const out = resolve(process.env["RIVAL_OUT"] ?? "dist");
const port = Number(process.env["PORT"] ?? 4173);
const base = process.env["SITE_BASE"] ?? "/";

const server = await siteServer(out, base);
server.on("error", (error: NodeJS.ErrnoException) => {
  const busy = `Port ${port} is in use. Choose another one: PORT=4174 npm start`;
  console.error(error.code === "EADDRINUSE" ? busy : error.message);
  process.exitCode = 1;
});
server.listen(port, () => {
  console.log(`The site is at http://localhost:${port}${base === "/" ? "" : base}`);
});
