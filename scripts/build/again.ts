import { spawnSync } from "node:child_process";

/**
 * Builds the site a second time, for comparison, into another folder and with additional environment variables; exits if
 * that fails.
 */
export function buildAgain(out: string, environment: Readonly<Record<string, string>>): void {
  const { status, stdout, stderr } = spawnSync("npx", ["tsx", "scripts/build.ts"], {
    env: { ...process.env, ...environment, SITE_OUT: out },
    encoding: "utf8",
  });
  if (status === 0) return;
  console.error(`The second build failed.\n${stdout}${stderr}`);
  process.exit(1);
}
