/**
 * Serves the pages through Vite with hot reload. Pages are rendered at every request, so content changes
 * show after a reload.
 */
import { readFile } from "node:fs/promises";
import { createServer as createHttpServer, type ServerResponse } from "node:http";
import { basename, join, resolve } from "node:path";
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from "vite";
import type * as loadContent from "#app/content/.server/load-content.ts";
import type * as openAlbum from "#app/media/.server/open-album.ts";
import type * as entryServer from "#app/entry-server.tsx";
import { contentFolder, readFolder } from "#app/content/.server/load-content.ts";
import { MEDIA_FOLDER } from "#app/lib/photograph.ts";
import { contentTypes, getExtension } from "#app/outputs/hosting/places.ts";
import { inkStyles } from "#app/art/inks/ink-styles.ts";
import { MEDIA_CACHE, mediaFolder } from "#app/media/.server/open-album.ts";
import { dataFile, fileStem } from "#app/routes/page-file.ts";
import { DATA_ENDING } from "#app/routes/page-declaration.ts";
import { renderDocument } from "#app/site/document.ts";
import type { RenderedPage } from "#app/entry-server.tsx";
import { iconTag } from "#app/outputs/identity/head-tags.ts";
import { alphabetsIn, letterFontRules } from "./build/letter-fonts.ts";
import { startServer } from "./serve/start-server.ts";

/**
 * The same document as in the build, but without manifest and share cards, which development does not
 * generate. Vite adds styles and hot reload.
 *
 * @param data address of the page's data
 * @param styles CSS with the site's colors and fonts
 */
function developmentDocument(rendered: RenderedPage, data: string, styles: string): string {
  return renderDocument({
    head: rendered.head,
    html: rendered.html,
    css: styles + rendered.rules,
    inlined: rendered.sheets.filter(({ isInline }) => isInline === true),
    inlinedStyles: [],
    fonts: [],
    // After the module scripts that Vite adds.
    script: `addEventListener("DOMContentLoaded", () => import("/app/entry-client.tsx"));`,
    laterScripts: [],
    data: { address: data, ...DEVELOPMENT },
    parameters: [],
    feeds: [],
    identity: [iconTag("/")],
    canonical: undefined,
    share: [],
  });
}

/** In development, data and document always have the same version. */
const DEVELOPMENT = { code: "development", revision: "development" } as const;

const SVG = "image/svg+xml";

interface Answer {
  status: number;
  type: string;
  body: string | Buffer;
}

/** Loads the current version of a module, which Vite reloads after a change of its code or of the content. */
async function load<Module>(vite: ViteDevServer, path: string): Promise<Module> {
  const environment = vite.environments.ssr;
  if (!isRunnableDevEnvironment(environment)) throw new Error("Vite cannot run the server side.");
  return environment.runner.import<Module>(path);
}

/** Invalidates all modules when content changes, because content is not part of the module graph. */
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

const vite = await createServer({ server: { middlewareMode: true } });
watchContent(vite);

/** Renders pages on request. */
async function openPages() {
  const server = await load<typeof entryServer>(vite, "/app/entry-server.tsx");
  const reading = await load<typeof loadContent>(vite, "/app/content/.server/load-content.ts");
  const media = await load<typeof openAlbum>(vite, "/app/media/.server/open-album.ts");
  const content = reading.loadContent(contentFolder(), server.knownPages);
  const texts = readFolder(contentFolder()).values();
  const letters = letterFontRules(alphabetsIn(texts), (file) => `/${file}`);
  const { photographs } = await media.loadTeamPhotos();
  const sources = server.openSources(content, photographs);
  return {
    list: server.sitePages(sources),
    render: server.openRenderer(sources),
    rootDrawings: server.rootDrawings(sources),
    styles: letters + inkStyles(sources.inks),
  };
}

/** Sheets by address, added when their page is rendered. */
const artwork = new Map<string, string>();

/** A file of a developed photograph; the first part of its name is its folder. */
function photograph(path: string): Promise<Buffer> {
  const name = basename(path);
  return readFile(join(MEDIA_CACHE, name.replace(/-.*$/, ""), name));
}

async function answerTo(path: string): Promise<Answer> {
  if (path.startsWith(`/${MEDIA_FOLDER}/`)) {
    const type = contentTypes[getExtension(path)] ?? "application/octet-stream";
    return { status: 200, type, body: await photograph(path) };
  }
  const sheet = artwork.get(path);
  if (sheet !== undefined) return { status: 200, type: SVG, body: sheet };
  const { list, render, rootDrawings, styles } = await openPages();
  const drawing = rootDrawings[path.slice(1)];
  if (drawing !== undefined) return { status: 200, type: SVG, body: drawing };
  const stem = fileStem(path.endsWith(DATA_ENDING) ? path.slice(0, -DATA_ENDING.length) : path);
  const found = list.find((page) => page.stem === stem);
  const page = found ?? list.find(({ name }) => name === "not-found");
  if (page === undefined) throw new Error("The site has no 404 page.");
  const rendered = await render(page);
  for (const { href, svg } of rendered.sheets) artwork.set(href, svg);
  if (path.endsWith(DATA_ENDING)) {
    const body = JSON.stringify({ ...rendered.content, ...DEVELOPMENT });
    return { status: 200, type: "application/json", body };
  }
  const html = developmentDocument(rendered, `/${dataFile(page.stem)}`, styles);
  const body = await vite.transformIndexHtml(path, html);
  return { status: found === undefined ? 404 : 200, type: "text/html;charset=utf-8", body };
}

/** Response for an error, with its stack for the developer. */
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
