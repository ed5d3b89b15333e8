/**
 * Builds the site into `dist/`. Every step works on the same list of pages: documents with inlined CSS, their
 * data, artwork, share cards, icons, the offline worker, hosts' configurations, and Brotli and gzip copies of
 * every text file. The same input gives the same bytes. The build is written to a temporary folder and
 * renamed at the end: until then, and if anything fails, the previous site stays.
 */
import "./build/production.ts";
import { rm, writeFile, mkdir } from "node:fs/promises";
import { dirname, join, parse, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Rolldown } from "vite";
import { inkStyles } from "#app/art/inks/ink-styles.ts";
import { contentFolder, loadContent, readFolder } from "#app/content/.server/load-content.ts";
import type { Content } from "#app/content/content.ts";
import type * as entryServer from "#app/entry-server.tsx";
import { mapConcurrently } from "#app/lib/list.ts";
import { calendars } from "#app/outputs/calendar/calendars.ts";
import { feeds } from "#app/outputs/feeds/feeds.ts";
import type { SitePlace } from "#app/outputs/identity/site-place.ts";
import { dataFiles } from "#app/outputs/open-data/data-files.ts";
import { CARD_HEIGHT, CARD_WIDTH, cardPath } from "#app/outputs/share/card.ts";
import { knownPages } from "#app/routes/has-page.ts";
import type { Sources } from "#app/routes/sources.ts";
import { SEARCH_INDEX } from "#app/search/load-search.ts";
import { assertComplete } from "./build/complete.ts";
import { compressAll, openCompressor } from "./build/compress.ts";
import { writeEditor } from "./build/editor.ts";
import { writePolicies } from "./build/hosts/headers.ts";
import { writeHosts } from "./build/hosts/hosts.ts";
import { writeLetterFonts } from "./build/letter-fonts.ts";
import { entries, readManifest } from "./build/manifest.ts";
import type { WrittenPage } from "./build/pages.ts";
import { writePages } from "./build/pages.ts";
import { writeIdentity } from "./build/pictures/identity.ts";
import { developMedia, writeMedia } from "./build/pictures/media.ts";
import { openRasterizer, type Rasterizer } from "./build/pictures/rasterizer.ts";
import { packPressKit, writePressKit } from "./build/press-kit.ts";
import { lastChange } from "./build/publishing-time.ts";
import { readSettings, type Settings } from "./build/settings.ts";
import { stageBuild, explainFailure } from "./build/staged-build.ts";
import { writeWorker } from "./build/worker/worker.ts";

type ServerBundle = typeof entryServer;

/** Bundles and loads the part of the site that runs at build time. */
async function loadServerBundle(out: string): Promise<ServerBundle> {
  await build({
    logLevel: "warn",
    build: {
      ssr: resolve("app/entry-server.tsx"),
      outDir: out,
      // The styles of the pages: only islands are part of the bundle for browsers.
      manifest: "manifest.json",
      emitAssets: true,
      cssMinify: true,
      rolldownOptions: {
        output: { entryFileNames: "entry-server.mjs", assetFileNames: assetName },
      },
    },
  });
  return import(pathToFileURL(join(out, "entry-server.mjs")).href);
}

const CARD = { width: CARD_WIDTH, height: CARD_HEIGHT };

/** Number of pictures at once: each takes several megabytes of memory. */
const AT_ONCE = 4;

/** Writes share cards of all pages that have them; returns their number. */
async function writeShareCards(
  rasterizer: Rasterizer,
  pages: readonly WrittenPage[],
  out: string,
): Promise<number> {
  const cards = pages.flatMap(({ stem, card }) =>
    card === undefined ? [] : { path: cardPath(stem), markup: card.markup },
  );
  await mapConcurrently(cards, AT_ONCE, async ({ path, markup }) => {
    const file = join(out, path);
    const viewBox = `0 0 ${CARD.width} ${CARD.height}`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await rasterizer.rasterize({ markup, viewBox, ...CARD }));
  });
  return cards.length;
}

/** Writes calendars, feeds and the open data. */
async function writeDataFiles(
  { record }: Sources,
  place: SitePlace,
  publishedAt: number,
  out: string,
): Promise<void> {
  const files = [
    ...calendars(record, place.address, publishedAt),
    ...feeds(record, place, publishedAt),
    ...dataFiles(record),
  ];
  for (const [path, text] of files) {
    const file = join(out, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

const site = resolve(process.env["SITE_OUT"] || "dist");
const { out, publish, remove } = stageBuild(site);
// Inside the project, so that the bundle finds its packages. It is not published.
const serverBundle = stageBuild(resolve(".cache/server/bundle"));

process.on("exit", () => {
  remove();
  serverBundle.remove();
});
process.on("uncaughtException", (error) => {
  console.error(explainFailure(error, site));
  process.exit(1);
});

/** Names that content blockers filter. A blocked file would keep every page from hydrating. */
const blockedNames = /share|social|follow|sponsor/i;

/** Names a chunk or its styles after the first module; a page is named after its folder. */
function fileName(name: string, module: string | null | undefined): string {
  const own = /\/pages\/([\w-]+)\/Page\.tsx$/.exec(module ?? "")?.[1] ?? name;
  return `assets/${blockedNames.test(own) ? "part" : own}-[hash:7]`;
}

function assetName({ names, originalFileNames }: Rolldown.PreRenderedAsset): string {
  return `${fileName(parse(names[0] ?? "part").name, originalFileNames[0])}.[ext]`;
}

async function buildClient(): Promise<void> {
  await build({
    logLevel: "warn",
    define: { SITE_WORKER: JSON.stringify(worker) },
    build: {
      outDir: out,
      manifest: "manifest.json",
      modulePreload: {
        polyfill: false,
        // The entry would list every script of every page. The pages' own imports load them, and the
        // offline worker caches them, so only stylesheets stay in its list.
        resolveDependencies: (_file, needed) => needed.filter((file) => file.endsWith(".css")),
      },
      rolldownOptions: {
        input: entries,
        // A script with one constant of another file does not load that file.
        optimization: { inlineConst: { mode: "all" } },
        output: {
          // Short hashes, because every document lists about fifteen files and hashes do not compress.
          entryFileNames: "assets/[name]-[hash:7].js",
          chunkFileNames: ({ name, facadeModuleId }) => `${fileName(name, facadeModuleId)}.js`,
          assetFileNames: assetName,
          codeSplitting: {
            groups: [
              // React gets its own file, so that it runs as a separate task and stays cached when the site changes.
              { name: "react", test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
              // Small modules of several islands cost less in one file than as a request each. A document disables the styles of
              // that file, because it has its own: those of the search, which opens on every page, stay apart.
              {
                name: "shared",
                test: /\/app\/(?!search|ui\/(?:SearchField|FilterBar))/,
                minShareCount: 3,
              },
            ],
          },
        },
      },
    },
  });
}

async function writeRootDrawings(
  rasterizer: Rasterizer,
  drawings: ReturnType<ServerBundle["rootDrawings"]>,
) {
  const files = Object.entries(drawings);
  await Promise.all(
    files.map(([name, svg]) => writeFile(join(out, name), rasterizer.outlined(svg))),
  );
}

function requireSettings(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Loads the content. Content errors are not bugs, so the report is printed without a stack trace. */
function requireContent(): Content {
  try {
    return loadContent(contentFolder(), knownPages);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error("\nNothing was built. Fix the content and try again.");
    process.exit(1);
  }
}

const started = performance.now();
const { address: published, base, policy, hsts, worker, cache, publishedAt } = requireSettings();
console.log("Reading the content …");
const content = requireContent();
const { photographs, folders, free } = await developMedia();
const address = published ?? `https://www.${content.site.domain}${base.slice(0, -1)}`;
const place = { address, base };
// Without a time of publishing, files are stamped with that of the newest content.
const stamp = publishedAt ?? lastChange(contentFolder());
const server = await loadServerBundle(serverBundle.out);
const opened = server.openSources(content, photographs, { address, publishedAt });
const rasterizer = await openRasterizer(opened.inks, join(cache, "pictures"));
console.log("Bundling the scripts …");
const [press] = await Promise.all([
  packPressKit(opened.record, rasterizer, free, address),
  buildClient(),
]);
const sources = { ...opened, pressKit: press?.kit };
const list = server.sitePages(sources);
const manifests = {
  client: await readManifest(out),
  server: await readManifest(serverBundle.out),
  serverOut: serverBundle.out,
};
const letterFonts = await writeLetterFonts(readFolder(contentFolder()).values(), out, base);
console.log("Drawing the artwork and writing the pages …");
const render = server.openRenderer(sources);
const pages = await writePages(list, render, manifests, out, {
  name: content.site.name,
  place,
  parts: content.site.parts,
  styles: letterFonts + inkStyles(sources.inks),
});
await rm(join(out, "manifest.json"));
const [cards, pictures] = await Promise.all([
  writeShareCards(rasterizer, pages, out),
  writeMedia(folders, out),
  writeIdentity(rasterizer, sources, pages, { ...place, publishedAt: stamp }, out),
  writeRootDrawings(rasterizer, server.rootDrawings(sources)),
  writeDataFiles(sources, place, stamp, out),
  writeFile(join(out, SEARCH_INDEX), JSON.stringify(server.makeSearchIndex(sources))),
  writePressKit(press, out),
]);
if (site === resolve("dist")) await rasterizer.prune();
if (content.site.repository !== undefined) {
  await writeEditor(content.site, pages, out, { base, policy, inks: inkStyles(sources.inks) });
}
if (policy === "document") await writePolicies(pages, out);
await writeWorker(worker, pages, out, base);
await writeHosts(pages, out, base, { policy, hsts });
console.log("Compressing …");
const compressor = openCompressor(join(cache, "compressed"));
await compressAll(out, compressor);
if (site === resolve("dist")) await compressor.prune();
await assertComplete(pages, out, address);
publish();
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `Built ${pages.length} pages, ${cards} share cards and ${pictures} photographs in ${seconds} s: ${relative("", site)}/`,
);
