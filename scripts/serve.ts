/** Serves `dist/` as a static host does: clean addresses, compressed copies, 404 with its page. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import sirv from "sirv";

const out = resolve(process.env["RIVAL_OUT"] ?? "dist");
const port = Number(process.env["PORT"] ?? 4173);
const notFound = readFileSync(join(out, "404.html"));

const files = sirv(out, {
  brotli: true,
  gzip: true,
  etag: true,
  extensions: ["html"],
  setHeaders(response, path) {
    // Names of assets hold a hash of their content; everything else is asked for again.
    const hashed = path.startsWith("/assets/") || path.startsWith("/art/");
    response.setHeader("Cache-Control", hashed ? "public,max-age=31536000,immutable" : "no-cache");
    response.setHeader("X-Content-Type-Options", "nosniff");
  },
});

const server = createServer((request, response) => {
  files(request, response, () => {
    response.writeHead(404, { "Content-Type": "text/html;charset=utf-8" });
    response.end(request.method === "HEAD" ? undefined : notFound);
  });
});

server.on("error", (error: NodeJS.ErrnoException) => {
  const busy = `Port ${port} is in use. Choose another one: PORT=4174 npm start`;
  console.error(error.code === "EADDRINUSE" ? busy : error.message);
  process.exitCode = 1;
});
server.listen(port, () => {
  console.log(`The site is at http://localhost:${port}`);
});
