import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { inspect } from "node:util";

/** A build in a temporary folder, so that the site is always complete. */
export interface StagedBuild {
  /** Folder to write to. */
  readonly out: string;
  /** Replaces the site with the build. */
  readonly publish: () => void;
  /** Removes an unpublished build. */
  readonly remove: () => void;
}

const WITH_CONTENTS = { recursive: true, force: true } as const;

const errorCode = (error: unknown) => (error instanceof Error && "code" in error ? error.code : "");

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // EPERM: the process exists, but belongs to another user.
    return errorCode(error) === "EPERM";
  }
}

/** Removes unfinished builds of killed processes: their names end with the process ids. */
function removeKilled(site: string): void {
  const folder = dirname(site);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const [, start, id] = /^(.*)-(?:building|former)-(\d+)$/.exec(name) ?? [];
    if (start === basename(site) && !isRunning(Number(id)))
      rmSync(join(folder, name), WITH_CONTENTS);
  }
}

/** Another build may replace the same folder at the same time, so a rename may find it missing, or present again. */
const MAX_TRIES = 20;
const collisionCodes = new Set<unknown>(["ENOENT", "ENOTEMPTY", "EEXIST"]);

/** Renames a folder, replacing an existing one. */
function replace(folder: string, from: string, former: string): void {
  for (let tries = 1; ; tries += 1) {
    try {
      if (existsSync(folder)) renameSync(folder, former);
      if (existsSync(from)) renameSync(from, folder);
      return;
    } catch (error) {
      if (tries === MAX_TRIES || !collisionCodes.has(errorCode(error))) throw error;
    } finally {
      rmSync(former, WITH_CONTENTS);
    }
  }
}

/** @param site output folder of the build */
export function stageBuild(site: string): StagedBuild {
  removeKilled(site);
  const out = `${site}-building-${process.pid}`;
  const former = `${site}-former-${process.pid}`;
  const remove = () => {
    for (const folder of [out, former]) rmSync(folder, WITH_CONTENTS);
  };
  remove();
  return {
    out,
    publish: () => {
      rmSync(`${site}-stamp`, { force: true });
      replace(site, out, former);
    },
    remove,
  };
}

/** The error of a failed build, replaced by one sentence if the disk is full. */
export function explainFailure(error: unknown, site: string): unknown {
  if (!/ENOSPC|EDQUOT|no space left|quota exceeded/i.test(inspect(error))) return error;
  const name = `${relative("", site)}/`;
  return `The disk is full: nothing was built, and ${name} is unchanged. Free up space and try again.`;
}
