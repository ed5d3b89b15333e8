import { fileURLToPath } from "node:url";
import { build } from "vite";
import type { WrittenPage } from "#scripts/build/pages.ts";
import type { WorkerSetting } from "#scripts/build/settings.ts";
import { keptFiles, writeArtBundle } from "./worker-files.ts";

/** The worker's source. Spelled out, so that unused files can be told from these. */
function sourceOf(setting: WorkerSetting): string {
  const address =
    setting === "keep"
      ? import.meta.resolve("#app/offline/worker/service-worker.ts")
      : import.meta.resolve("#app/offline/worker/removing-worker.ts");
  return fileURLToPath(address);
}

/**
 * Writes the offline worker. It comes after everything that it keeps and is one classic script,
 * because not every browser takes modules here.
 */
export async function writeWorker(
  setting: WorkerSetting,
  pages: readonly WrittenPage[],
  out: string,
  base: string,
): Promise<void> {
  const isKept = setting === "keep";
  await build({
    configFile: false,
    logLevel: "warn",
    define: {
      KEPT_FROM_THE_START: JSON.stringify(isKept ? await keptFiles(pages, out, base) : []),
      ART_BUNDLE: JSON.stringify(isKept ? await writeArtBundle(pages, out, base) : ""),
      SITE_BASE: JSON.stringify(base),
    },
    build: {
      outDir: out,
      emptyOutDir: false,
      target: "baseline-widely-available",
      rolldownOptions: {
        input: sourceOf(setting),
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  });
}
