// Runs scripts of package.json, several at once.
import { spawn } from "node:child_process";

/**
 * @typedef {readonly [name: string, script: string, environment?: Readonly<Record<string, string>>]} Step
 * @typedef {{ name: string, passed: boolean, milliseconds: number }} Ended
 */

/**
 * Runs a step. What it says comes at once where it runs alone, and at its end where others run beside
 * it, so that their lines are not mixed.
 *
 * @param {Step} step
 * @param {boolean} alone
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<Ended>}
 */
function run([name, script, changes = {}], alone, environment) {
  const began = performance.now();
  const head = `\n— ${name}`;
  if (alone) console.log(head);
  return new Promise((done) => {
    const child = spawn("npm", ["run", "--silent", script], {
      stdio: ["ignore", alone ? "inherit" : "pipe", alone ? "inherit" : "pipe"],
      shell: process.platform === "win32",
      env: { ...environment, ...changes },
    });
    const said = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (bytes) => said.push(bytes));
    child.on("close", (status) => {
      if (!alone) console.log(`${head}\n${Buffer.concat(said).toString()}`);
      done({ name, passed: status === 0, milliseconds: performance.now() - began });
    });
  });
}

/**
 * Runs all steps, the first of those that are left whenever a place is free.
 *
 * @param {readonly Step[]} steps
 * @param {number} atOnce
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<Ended[]>} in the order of the steps
 */
export async function runSteps(steps, atOnce, environment) {
  /** @type {Ended[]} */
  const ended = [];
  const left = [...steps.entries()];
  const worker = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [index, step] = next;
      ended[index] = await run(step, atOnce === 1, environment);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return ended;
}
