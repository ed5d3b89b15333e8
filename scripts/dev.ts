/**
 * Serves the prerendered pages through Vite with hot reload. Pages are rendered anew at every
 * request, so a change of content is seen after a reload of the page.
 */
import { readFile } from "node:fs/promises";
import { createServer as createHttpServer, type ServerResponse } from "node:http";
import { basename, join, resolve } from "node:path";
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from "vite";
import { contentFolder } from "#app/content/.server/load-content.ts";
import { MEDIA_FOLDER } from "#app/lib/photograph/files.ts";
import { CABINET, mediaFolder } from "#app/media/.server/open-album.ts";
import type * as entryServer from "#app/entry-server.tsx";
import { startServer } from "./serve/start-server.ts";
import { dataModules } from "./vite/data-modules.ts";
import { developmentDocument } from "./vite/development-document.ts";

type Server = typeof entryServer;

interface Answer {
  status: number;
  type: string;
  body: string | Buffer;
}

async function loadServer(vite: ViteDevServer): Promise<Server> {
  const environment = vite.environments.ssr;
  if (!isRunnableDevEnvironment(environment)) throw new Error("Vite cannot run the server side.");
  return environment.runner.import<Server>("/app/entry-server.tsx");
}

/** Content lies outside the module graph: a change empties it, so that the next request reads it. */
function watchContent(vite: ViteDevServer): void {
  const watched = [resolve(contentFolder()), resolve(mediaFolder())];
  vite.watcher.add(watched);
  vite.watcher.on("all", (_event, file) => {
    if (!watched.some((folder) => file.startsWith(folder))) return;
    vite.environments.ssr.moduleGraph.invalidateAll();
    vite.environments.client.moduleGraph.invalidateAll();
    vite.ws.send({ type: "full-reload" });
  });
}

const vite = await createServer({
  server: { middlewareMode: true },
  plugins: [dataModules(async (path) => (await loadServer(vite)).dataModules[path]?.data)],
});
watchContent(vite);

async function artwork(path: string): Promise<string | undefined> {
  const { dataModules: modules } = await loadServer(vite);
  const sheets = Object.values(modules).flatMap((module) => module.sheets ?? []);
  return sheets.find((sheet) => sheet.href === path)?.svg;
}

/** A file of a developed photograph, whose folder is the first part of its name. */
function photograph(path: string): Promise<Buffer> {
  const name = basename(path);
  return readFile(join(CABINET, name.replace(/-.*$/, ""), name));
}

async function answerTo(path: string): Promise<Answer> {
  if (path.startsWith(`/${MEDIA_FOLDER}/`)) {
    const type = path.endsWith("jpg") ? "image/jpeg" : `image/${path.split(".").at(-1)}`;
    return { status: 200, type, body: await photograph(path) };
  }
  const drawing = path.startsWith("/art/") ? await artwork(path) : undefined;
  if (drawing !== undefined) return { status: 200, type: "image/svg+xml", body: drawing };
  const { render, isPage, rootFiles } = await loadServer(vite);
  const rootFile = rootFiles[path.slice(1)];
  if (rootFile !== undefined) return { status: 200, type: "image/svg+xml", body: rootFile };
  const body = await vite.transformIndexHtml(path, developmentDocument(await render(path, "/")));
  return { status: isPage(path) ? 200 : 404, type: "text/html;charset=utf-8", body };
}

/** What the development server could not render, in words: here the stack is for a developer. */
function failure(error: unknown): Answer {
  const body = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { status: 500, type: "text/plain;charset=utf-8", body };
}

function send(response: ServerResponse, { status, type, body }: Answer): void {
  response.writeHead(status, { "Content-Type": type });
  response.end(body);
}

const server = createHttpServer((request, response) => {
  const path = new URL(request.url ?? "/", "http://localhost").pathname;
  vite.middlewares(request, response, () => {
    void answerTo(path)
      .catch(failure)
      .then((answer) => send(response, answer));
  });
});
console.log(`Development: ${await startServer(server, 5173, "npm run dev", process.env)}`);
