import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import type * as server from "#app/entry-server.tsx";

export type ServerBundle = typeof server;

/** Bundles and loads the part of the site that runs at build. */
export async function loadServerBundle(out: string): Promise<ServerBundle> {
  await build({
    logLevel: "warn",
    build: {
      ssr: resolve("app/entry-server.tsx"),
      outDir: out,
      rolldownOptions: { output: { entryFileNames: "entry-server.mjs" } },
    },
  });
  return import(pathToFileURL(join(out, "entry-server.mjs")).href);
}
