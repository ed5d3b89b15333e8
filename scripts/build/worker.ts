import { fileURLToPath } from "node:url";
import { build } from "vite";
import { keptFiles, notFoundPage } from "./worker-files.ts";

/** What the site does at `/service-worker.js`, where the former site's worker was too. */
export type WorkerSetting = "keep" | "remove";

/** The worker's source. Spelled out, so that unused files can be told from these. */
function sourceOf(setting: WorkerSetting): string {
  const address =
    setting === "keep"
      ? import.meta.resolve("#app/offline/worker/service-worker.ts")
      : import.meta.resolve("#app/offline/worker/removing-worker.ts");
  return fileURLToPath(address);
}

/** Reads the setting; anything but its two values is a mistake that would otherwise go unnoticed. */
export function workerSetting(value: string | undefined): WorkerSetting {
  if (value === undefined || value === "" || value === "keep") return "keep";
  if (value === "remove") return "remove";
  throw new Error(`SITE_WORKER is "${value}". Set it to "keep" or "remove", or leave it out.`);
}

/**
 * Writes the offline worker. It comes after everything that it keeps and is one classic script,
 * because not every browser takes modules here.
 */
export async function writeWorker(
  setting: WorkerSetting,
  out: string,
  base: string,
): Promise<void> {
  const kept = setting === "keep" ? await keptFiles(out, base) : [];
  await build({
    configFile: false,
    logLevel: "warn",
    define: {
      KEPT_FROM_THE_START: JSON.stringify(kept),
      NOT_FOUND_PAGE: JSON.stringify(await notFoundPage(out)),
      SITE_BASE: JSON.stringify(base),
    },
    build: {
      outDir: out,
      emptyOutDir: false,
      target: "baseline-widely-available",
      rollupOptions: {
        input: sourceOf(setting),
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  });
}
