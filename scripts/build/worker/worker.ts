import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import type { WrittenPage } from "#scripts/build/pages.ts";
import type { WorkerSetting } from "#scripts/build/settings.ts";
import { precachedFiles, writeArtBundle } from "./worker-files.ts";

/** Source file of the worker. The paths are literal, so that knip sees their use. */
function workerSource(setting: WorkerSetting): string {
  const address =
    setting === "keep"
      ? import.meta.resolve("#app/site/offline/worker/service-worker.ts")
      : import.meta.resolve("#app/site/offline/worker/removing-worker.ts");
  return fileURLToPath(address);
}

/** Hash of all documents. */
function hashRevisions(pages: readonly WrittenPage[]): string {
  const revisions = pages.map(({ path, revision }) => `${path} ${revision}`).join("\n");
  return createHash("sha256").update(revisions).digest("hex").slice(0, 16);
}

/**
 * Writes the offline worker, after all files it lists. It is a classic script, because not every browser
 * supports module workers.
 */
export async function writeWorker(
  setting: WorkerSetting,
  pages: readonly WrittenPage[],
  out: string,
  base: string,
): Promise<void> {
  const hasWorker = setting === "keep";
  await build({
    configFile: false,
    logLevel: "warn",
    define: {
      PRECACHE_ENTRIES: JSON.stringify(hasWorker ? await precachedFiles(pages, out, base) : []),
      ART_BUNDLE: JSON.stringify(hasWorker ? await writeArtBundle(pages, out, base) : {}),
      SITE_BASE: JSON.stringify(base),
      SITE_REVISION: JSON.stringify(hashRevisions(pages)),
    },
    build: {
      outDir: out,
      emptyOutDir: false,
      target: "baseline-widely-available",
      rolldownOptions: {
        input: workerSource(setting),
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  });
}
