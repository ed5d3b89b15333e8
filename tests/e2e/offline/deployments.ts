import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildAgain } from "#scripts/build/again.ts";
import { writeWorker } from "#scripts/build/worker/worker.ts";
import { clubSite } from "#tests/support/club-site.ts";
import { filesBelow } from "#tests/support/files.ts";

/** Sentences on the About page that identify the first and second deployment. */
export const descriptions = {
  first: "It lives in the tests",
  second: "It lives in tests",
} as const;

/** A URL for a team photo. */
export const photograph = "/media/team.jpg";

/** A folder with a browser's deployments. */
export async function deploymentFolder(browser: string): Promise<string> {
  return mkdtemp(join(tmpdir(), `site-offline-${browser}-`));
}

/** The built site plus a photo. */
export async function firstDeployment(folder: string): Promise<string> {
  const out = join(folder, "first");
  await cp(clubSite.out, out, { recursive: true });
  await mkdir(join(out, "media"), { recursive: true });
  await writeFile(join(out, photograph), "a photograph");
  return out;
}

/** Script names; all differ in the second deployment, as after a change in shared code. */
const renamed = /\b(\w[\w-]*-[\w-]{7})\.js\b/g;

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");

/** Renames the scripts of a built site everywhere, and updates the hashes of changed files. */
async function renameScripts(out: string): Promise<void> {
  const worker = join(out, "service-worker.js");
  const hashes = new Map<string, string>();
  const files = filesBelow(out, /\.(?:html|js)$/).filter((file) => file !== worker);
  // The worker last: it contains the other files' hashes.
  for (const file of [...files, worker]) {
    const text = await readFile(file, "utf8");
    const secondText = text.replaceAll(renamed, "$1second.js");
    const changed =
      file === worker
        ? secondText.replaceAll(/(?<=sha256-)[^"`']+/g, (hash) => hashes.get(hash) ?? hash)
        : secondText;
    const name = file.replace(renamed, "$1second.js");
    if (changed === text && name === file) continue;
    hashes.set(hashOf(text), hashOf(changed));
    await writeFile(name, changed);
    // Compressed copies would be served instead.
    await Promise.all([".br", ".gz"].map((end) => rm(file + end)));
    if (name !== file) await rm(file);
  }
}

/** The site with another sentence on the About page, and with renamed scripts. */
export async function secondDeployment(folder: string): Promise<string> {
  const content = join(folder, "content");
  await cp(clubSite.content, content, { recursive: true });
  const file = join(content, "site.yml");
  const text = await readFile(file, "utf8");
  if (!text.includes(descriptions.first))
    throw new Error(`"${descriptions.first}" is not in site.yml any more.`);
  await writeFile(file, text.replace(descriptions.first, descriptions.second));
  const out = join(folder, "second");
  buildAgain(out, { CONTENT_FOLDER: content });
  await renameScripts(out);
  return out;
}

/** The site with the worker that removes itself. */
export async function deploymentWithoutWorker(folder: string): Promise<string> {
  const out = join(folder, "without-worker");
  await cp(clubSite.out, out, { recursive: true });
  // Compressed copies of the other worker would be served instead.
  const copies = [".br", ".gz"].map((end) => rm(join(out, `service-worker.js${end}`)));
  await Promise.all(copies);
  await writeWorker("remove", [], out, "/");
  return out;
}
