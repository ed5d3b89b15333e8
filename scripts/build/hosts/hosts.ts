import { readdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { headersFile, redirectsFile } from "#app/outputs/hosting/headers-file.ts";
import type { WrittenPage } from "#scripts/build/pages.ts";
import type { Settings } from "#scripts/build/settings.ts";
import { collectInlined, withEditor } from "./headers.ts";

interface HostSettings extends Pick<Settings, "policy"> {
  readonly hsts?: string | undefined;
}

/**
 * Writes the configuration of Cloudflare Pages and Netlify. Omitted if documents contain their policy, and for a
 * site below another site's path, which is configured there. Call it before compressing.
 */
export async function writeHosts(
  pages: readonly WrittenPage[],
  out: string,
  base: string,
  { policy, hsts }: HostSettings,
): Promise<void> {
  if (policy === "document" || base !== "/") return;
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(out, join(entry.parentPath, entry.name)))
    .toSorted();
  const inlined = withEditor(collectInlined(pages), files);
  await writeFile(join(out, "_headers"), headersFile(inlined, files, hsts));
  await writeFile(join(out, "_redirects"), redirectsFile());
}
