// Runs scripts of package.json, several at once.
import { spawn } from "node:child_process";

/**
 * @typedef {readonly [name: string, script: string, environment?: Readonly<Record<string, string>>]} Step
 * @typedef {{ name: string, passed: boolean, milliseconds: number, said: string }} Ended
 */

/** Tools see no terminal, as their output is kept: they are told that there is one. */
const coloured =
  process.stdout.isTTY && process.env.NO_COLOR === undefined ? { FORCE_COLOR: "1" } : {};

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
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
      env: { ...coloured, ...environment, ...changes },
    });
    const chunks = [];
    for (const [stream, out] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      stream.on("data", (bytes) => {
        chunks.push(bytes);
        if (alone) out.write(bytes);
      });
    }
    child.on("close", (status) => {
      const said = Buffer.concat(chunks).toString();
      if (!alone) console.log(`${head}\n${said}`);
      done({ name, passed: status === 0, milliseconds: performance.now() - began, said });
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
