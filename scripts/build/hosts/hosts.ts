import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { BuiltSite } from "#app/hosting/hosts/built-site.ts";
import { caddySite } from "#app/hosting/hosts/caddy.ts";
import { cloudFormation } from "#app/hosting/hosts/cloudformation.ts";
import { headersFile } from "#app/hosting/hosts/headers-file.ts";
import { nginxServer } from "#app/hosting/hosts/nginx.ts";
import { redirectsFile } from "#app/hosting/hosts/redirects-file.ts";
import { s3Publish } from "#app/hosting/hosts/s3-publish.ts";
import { inlinedOf, withEditor } from "./headers.ts";
import type { WrittenPage } from "#scripts/build/pages.ts";
import type { PolicyPlace } from "#scripts/build/settings.ts";

/** Beside the site and not in it, so that no host publishes its own configuration. */
export function hostsFolder(out: string): string {
  return `${out}-hosts`;
}

/** The files of the output folder; call it before they are compressed. */
export async function builtSite(pages: readonly WrittenPage[], out: string): Promise<BuiltSite> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(out, join(entry.parentPath, entry.name)))
    .toSorted();
  const digest = createHash("sha256");
  for (const file of files) digest.update(`${file}\0`).update(await readFile(join(out, file)));
  return {
    inlined: withEditor(inlinedOf(pages), files),
    files,
    release: digest.digest("hex").slice(0, 12),
  };
}

/**
 * Writes the configurations of all hosts. There is none for a site whose documents state their
 * policy themselves, and none for one below another site, which belongs to the configuration of
 * that one.
 */
export async function writeHosts(
  pages: readonly WrittenPage[],
  out: string,
  base: string,
  policy: PolicyPlace,
): Promise<void> {
  const beside = hostsFolder(out);
  await rm(beside, { recursive: true, force: true });
  if (policy === "document" || base !== "/") return;
  const site = await builtSite(pages, out);
  const texts: readonly (readonly [file: string, text: string, mode?: number])[] = [
    [join(out, "_headers"), headersFile(site)],
    [join(out, "_redirects"), redirectsFile()],
    [join(beside, "nginx/server.conf"), nginxServer(site)],
    [join(beside, "caddy/site.caddy"), caddySite(site)],
    [join(beside, "aws/cloudfront.json"), cloudFormation(site)],
    [join(beside, "aws/publish.sh"), s3Publish(site), 0o755],
  ];
  for (const [file, text, mode = 0o644] of texts) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text, { mode });
  }
}
