import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import type * as server from "#app/entry-server.tsx";

export type ServerBundle = typeof server;

/** Bundles the server side of the site and loads it: loading it runs every data module. */
export async function loadServerBundle(out: string): Promise<ServerBundle> {
  await build({
    logLevel: "warn",
    build: {
      ssr: resolve("app/entry-server.tsx"),
      outDir: out,
      rollupOptions: { output: { entryFileNames: "entry-server.mjs" } },
    },
  });
  return import(pathToFileURL(join(out, "entry-server.mjs")).href);
}
