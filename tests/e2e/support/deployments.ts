import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buildAgain } from "#scripts/build/again.ts";
import { writeWorker } from "#scripts/build/worker.ts";

/** The sentences on the About page by which the first deployment is known, and the second. */
export const told = { first: "It was founded in 2015", second: "It began in 2015" } as const;

/** An address at which the team may put a photograph. */
export const photograph = "/media/team.jpg";

/** A folder with deployments for a browser, each below it. */
export async function deploymentFolder(browser: string): Promise<string> {
  return mkdtemp(join(tmpdir(), `rival-offline-${browser}-`));
}

/** The site as it was built, and a photograph. */
export async function firstDeployment(folder: string): Promise<string> {
  const out = join(folder, "first");
  await cp(resolve(process.env["RIVAL_OUT"] ?? "dist"), out, { recursive: true });
  await mkdir(join(out, "media"), { recursive: true });
  await writeFile(join(out, photograph), "a photograph");
  return out;
}

/** The site built from content with another sentence on the About page. */
export async function secondDeployment(folder: string): Promise<string> {
  const content = join(folder, "content");
  await cp("content", content, { recursive: true });
  const file = join(content, "site.yml");
  const text = await readFile(file, "utf8");
  if (!text.includes(told.first)) throw new Error(`"${told.first}" is not in site.yml any more.`);
  await writeFile(file, text.replace(told.first, told.second));
  const out = join(folder, "second");
  buildAgain(out, { CONTENT_FOLDER: content });
  return out;
}

/** The site with the worker that removes itself. */
export async function deploymentWithoutWorker(folder: string): Promise<string> {
  const out = join(folder, "without-worker");
  await cp(resolve(process.env["RIVAL_OUT"] ?? "dist"), out, { recursive: true });
  // Compressed copies of the other worker would be served in its place.
  const copies = [".br", ".gz"].map((end) => rm(join(out, `service-worker.js${end}`)));
  await Promise.all(copies);
  await writeWorker("remove", [], out, "/");
  return out;
}
