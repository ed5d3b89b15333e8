import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
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

/** Removed in the second deployment: a person who asked not to be shown and a tournament. */
export const removed = {
  person: { path: "/players/lopes", name: /lopes/i },
  tournament: { path: "/tournaments/2025-scrimmage", name: /scrimmage/i },
} as const;

const secondSite = {
  CONTENT_FOLDER: ".cache/second-content",
  MEDIA_FOLDER: ".cache/second-media",
  SITE_OUT: ".cache/second-site",
};

/** Changes a file, and fails if its text is not what the change expects. */
async function replaceIn(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, "utf8");
  if (!text.includes(from)) throw new Error(`"${from}" is not in ${file} any more.`);
  await writeFile(file, text.replace(from, to));
}

/** The content of the second deployment, with a photograph of a team that the first one draws. */
async function writeSecondContent(content: string, media: string): Promise<void> {
  await rm(content, { recursive: true, force: true });
  await cp(clubSite.content, content, { recursive: true });
  await replaceIn(join(content, "site.yml"), descriptions.first, descriptions.second);
  await replaceIn(join(content, "players.yml"), "\nlopes:\n", "\nlopes:\n  shown: nobody\n");
  await rm(join(content, "seasons/2025/tournaments/2025-scrimmage.yml"));
  await mkdir(join(media, "cote-sauvage-2024"), { recursive: true });
  await writeFile(
    join(media, "cote-sauvage-2024/cote-sauvage-2024.svg"),
    `<svg xmlns="http://www.w3.org/2000/svg" width="432" height="288"><rect width="432" height="144" fill="#0f6b78"/></svg>`,
  );
}

/** Waits while another worker of this run does the same. */
async function oneAtATime<T>(act: () => Promise<T>): Promise<T> {
  const lock = join(tmpdir(), `site-second-${process.ppid}`);
  const take = () =>
    mkdir(lock).then(
      () => true,
      () => false,
    );
  while (!(await take())) await setTimeout(200);
  try {
    return await act();
  } finally {
    await rm(lock, { recursive: true });
  }
}

/**
 * The site with changed content and the same scripts, as after most changes of a club. It is built once for all workers, and
 * again when it is stale.
 */
export function secondDeployment(folder: string): Promise<string> {
  return oneAtATime(async () => {
    await writeSecondContent(secondSite.CONTENT_FOLDER, secondSite.MEDIA_FOLDER);
    const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build-stale.mjs"], {
      env: { ...process.env, ...secondSite },
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`The second build failed.\n${stdout}${stderr}`);
    const out = join(folder, "changed");
    await cp(secondSite.SITE_OUT, out, { recursive: true });
    return out;
  });
}

/** Script names; all differ in the deployment of other scripts, as after a change in shared code. */
const renamed = /\b(\w[\w-]*-[\w-]{7})\.js\b/g;

/** Revisions of documents in the worker's list. */
const documentRevisions = /(?<=revision:[`"'])(?=[0-9a-f]{16}[`"'])/g;

const hashText = (text: string) => createHash("sha256").update(text).digest("base64");

/** Renames the scripts of a built site, and updates the hashes of changed files. */
async function renameScripts(out: string): Promise<void> {
  const worker = join(out, "service-worker.js");
  const hashes = new Map<string, string>();
  const files = filesBelow(out, /\.(?:html|js)$/).filter((file) => file !== worker);
  // The worker last: it contains the other files' hashes.
  for (const file of [...files, worker]) {
    const text = await readFile(file, "utf8");
    const renamedText = text.replaceAll(renamed, "$1second.js");
    const changed =
      file === worker
        ? renamedText
            .replaceAll(documentRevisions, "anew")
            .replaceAll(/(?<=sha256-)[^"`']+/g, (hash) => hashes.get(hash) ?? hash)
        : renamedText;
    const name = file.replace(renamed, "$1second.js");
    if (changed === text && name === file) continue;
    hashes.set(hashText(text), hashText(changed));
    await writeFile(name, changed);
    // Compressed copies would be served instead.
    await Promise.all([".br", ".gz"].map((end) => rm(file + end, { force: true })));
    if (name !== file) await rm(file);
  }
}

/** A built site whose scripts are all others. */
export async function deploymentWithOtherScripts(site: string, folder: string): Promise<string> {
  const out = join(folder, "second");
  await cp(site, out, { recursive: true });
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
