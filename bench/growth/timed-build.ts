import { spawnSync } from "node:child_process";

/** The time and memory of a build. */
export interface BuildCost {
  readonly milliseconds: number;
  /** Its peak memory, in bytes. */
  readonly memory: number;
}

/** Preloaded into the build's process: prints its peak memory in KiB at the end. */
const peakNote =
  'data:text/javascript,process.on("exit",()=>console.error("peak",process.resourceUsage().maxRSS))';

/** Builds a content folder into another folder. Throws with the build's output if it fails. */
export function timedBuild(content: string, out: string): BuildCost {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "--import", peakNote, "scripts/build.ts"],
    {
      encoding: "utf8",
      env: { ...process.env, CONTENT_FOLDER: content, SITE_OUT: out },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (status !== 0) throw new Error(`The build of ${content} failed.\n${stdout}${stderr}`);
  const peak = /^peak (\d+)$/m.exec(stderr)?.[1];
  return { milliseconds: performance.now() - started, memory: Number(peak ?? 0) * 1024 };
}
