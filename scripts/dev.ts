/**
 * Serves the pages through Vite with hot reload. Pages are rendered at every request, so content changes
 * show after a reload.
 */
import { readFile } from "node:fs/promises";
import { createServer as createHttpServer, type ServerResponse } from "node:http";
import { basename, join, resolve } from "node:path";
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from "vite";
import { inkStyles } from "#app/art/inks/ink-styles.ts";
import * as reading from "#app/content/.server/load-content.ts";
import type * as entryServer from "#app/entry-server.tsx";
import { MEDIA_FOLDER } from "#app/lib/photograph.ts";
import * as album from "#app/media/.server/open-album.ts";
import { contentTypes, getExtension } from "#app/outputs/hosting/places.ts";
import { iconTag } from "#app/outputs/identity/head-tags.ts";
import { SEARCH_INDEX } from "#app/search/load-search.ts";
import { renderDocument } from "#app/site/document.ts";
import { letterFontRules } from "./build/letter-fonts.ts";
import { startServer } from "./serve/start-server.ts";

/**
 * The same document as in the build, but without manifest and share cards, which development does not
 * generate. Vite adds styles and hot reload.
 *
 * @param styles CSS with the site's colors and fonts
 */
function developmentDocument(
  rendered: entryServer.RenderedPage,
  styles: string,
  linkedStyles: readonly string[],
): string {
  return renderDocument({
    head: rendered.head,
    html: rendered.html,
    css: styles + rendered.rules,
    inlined: rendered.sheets.filter(({ isInline }) => isInline === true),
    inlinedStyles: [],
    linkedStyles,
    fonts: [],
    // After the module scripts that Vite adds.
    script: `recover = () => {}; addEventListener("DOMContentLoaded", () => import("/app/entry-site.ts"));`,
    laterScripts: [],
    islandData: rendered.islandData,
    parameters: [],
    feeds: [],
    identity: [iconTag("/")],
    canonical: undefined,
    share: [],
  });
}

const SVG = "image/svg+xml";
const JSON_TYPE = "application/json";

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
  const watched = [resolve(reading.contentFolder()), resolve(album.mediaFolder())];
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

/** Addresses of the stylesheets of rendered pages: scripts only bring those of islands. */
function listStyles(vite: ViteDevServer): string[] {
  const urls = [...vite.environments.ssr.moduleGraph.urlToModuleMap.keys()];
  return urls.filter((url) => url.endsWith(".css")).map((url) => `${url}?direct`);
}

/** Renders pages on request. */
async function openPages() {
  const server = await load<typeof entryServer>(vite, "/app/entry-server.tsx");
  const { loadContent } = await load<typeof reading>(vite, "/app/content/.server/load-content.ts");
  const { loadTeamPhotos } = await load<typeof album>(vite, "/app/media/.server/open-album.ts");
  const folder = reading.contentFolder();
  const content = loadContent(folder, server.knownPages);
  const texts = reading.readFolder(folder).values();
  const letters = letterFontRules(texts, (file) => `/${file}`);
  const { photographs } = await loadTeamPhotos();
  const sources = server.openSources(content, photographs);
  const pages = server.sitePages(sources);
  return {
    findPage: (path: string) => pages.find(({ stem }) => stem === server.fileStem(path)),
    notFound: pages.find(({ name }) => name === "not-found"),
    render: server.openRenderer(sources),
    icon: server.drawIcon(sources),
    searchIndex: server.makeSearchIndex(sources),
    styles: letters + inkStyles(sources.inks),
  };
}

/** Sheets and data by address, added when their page is rendered. */
const filesOfPages = new Map<string, Answer>();

/** A file of a developed photograph; the first part of its name is its folder. */
function photograph(path: string): Promise<Buffer> {
  const name = basename(path);
  return readFile(join(album.MEDIA_CACHE, name.replace(/-.*$/, ""), name));
}

async function answerTo(path: string): Promise<Answer> {
  if (path.startsWith(`/${MEDIA_FOLDER}/`)) {
    const type = contentTypes[getExtension(path)] ?? "application/octet-stream";
    return { status: 200, type, body: await photograph(path) };
  }
  const file = filesOfPages.get(path);
  if (file !== undefined) return file;
  const { findPage, notFound, render, icon, searchIndex, styles } = await openPages();
  if (path === "/favicon.svg") return { status: 200, type: SVG, body: icon };
  if (path === `/${SEARCH_INDEX}`) {
    return { status: 200, type: JSON_TYPE, body: JSON.stringify(searchIndex) };
  }
  const requested = findPage(path);
  const page = requested ?? notFound;
  if (page === undefined) throw new Error("The site has no 404 page.");
  const rendered = await render(page);
  for (const { href, svg } of rendered.sheets) {
    filesOfPages.set(href, { status: 200, type: SVG, body: svg });
  }
  for (const [href, json] of rendered.files) {
    filesOfPages.set(href, { status: 200, type: JSON_TYPE, body: json });
  }
  const html = developmentDocument(rendered, styles, listStyles(vite));
  const body = await vite.transformIndexHtml(path, html);
  return { status: requested === undefined ? 404 : 200, type: "text/html;charset=utf-8", body };
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
