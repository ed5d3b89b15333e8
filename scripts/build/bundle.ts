import { join, parse, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Rolldown } from "vite";
import type * as entryServer from "#app/entry-server.tsx";
import { entries } from "./manifest.ts";
import type { WorkerSetting } from "./settings.ts";

/** The part of the site that runs at build time. */
export type ServerBundle = typeof entryServer;

/** Names that content blockers filter. A blocked file would keep every page from hydrating. */
const blockedNames = /share|social|follow|sponsor/i;

/** Names a chunk or its styles after the first module; a page is named after its folder. */
function fileName(name: string, module: string | null | undefined): string {
  const shownName = /\/pages\/([\w-]+)\/Page\.tsx$/.exec(module ?? "")?.[1] ?? name;
  return `assets/${blockedNames.test(shownName) ? "part" : shownName}-[hash:7]`;
}

function assetName({ names, originalFileNames }: Rolldown.PreRenderedAsset): string {
  return `${fileName(parse(names[0] ?? "part").name, originalFileNames[0])}.[ext]`;
}

/** Bundles the server side into a folder, and loads it. */
export async function bundleServer(out: string): Promise<ServerBundle> {
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

/** Bundles the scripts for browsers. */
export async function bundleClient(worker: WorkerSetting, out: string): Promise<void> {
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
                test: /\/app\/(?!search|ui\/(?:SearchField|FilterBar|EmptyState))/,
                minShareCount: 3,
              },
            ],
          },
        },
      },
    },
  });
}
