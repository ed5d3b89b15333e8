// Runs scripts of package.json, several at once.
import { spawn } from "node:child_process";

/**
 * A script of package.json. It starts when a core is free (`cores: 2` where it keeps two busy) and
 * every step that it needs has ended.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string} script with its arguments
 * @property {number} [cores]
 * @property {readonly string[]} [after] names of the steps that it needs
 * @property {Readonly<Record<string, string>>} [environment]
 *
 * @typedef {{ name: string, passed: boolean, milliseconds: number, output: string }} Ended
 */

/** Tools see no terminal, as their output is kept: they are told that there is one. */
const colored =
  process.stdout.isTTY && process.env.NO_COLOR === undefined ? { FORCE_COLOR: "1" } : {};

/**
 * Runs a step. Its output is shown at once where it runs alone, and at its end where others run
 * beside it, so that their lines are not mixed.
 *
 * @param {Step} step
 * @param {boolean} alone
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<Ended>}
 */
function run({ name, script, environment: changes = {} }, alone, environment) {
  const began = performance.now();
  const head = `\n— ${name}`;
  if (alone) console.log(head);
  return new Promise((done) => {
    const child = spawn("npm", ["run", "--silent", ...script.split(" ")], {
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
      env: { ...colored, ...environment, ...changes },
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
      const output = Buffer.concat(chunks).toString();
      if (!alone) console.log(`${head}\n${output}`);
      done({ name, passed: status === 0, milliseconds: performance.now() - began, output });
    });
  });
}

/**
 * Runs all steps in their order, except that a later one starts first where one that needs more
 * cores, or the end of another, has to wait.
 *
 * @param {readonly Step[]} steps
 * @param {number} cores
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<Ended[]>} in the order of the steps
 */
export async function runSteps(steps, cores, environment) {
  /** @type {Map<string, Ended>} */
  const ended = new Map();
  const waiting = [...steps];
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  let free = cores;
  const isReady = ({ cores: needed = 1, after = [] }) =>
    needed <= free && after.every((name) => ended.has(name));
  const start = async (step, needed) => {
    ended.set(step.name, await run(step, needed === cores, environment));
    running.delete(step.name);
    free += needed;
  };
  while (waiting.length + running.size > 0) {
    const index = waiting.findIndex(isReady);
    if (index === -1) {
      await Promise.race(running.values());
    } else {
      const [step] = waiting.splice(index, 1);
      const needed = step.cores ?? 1;
      free -= needed;
      running.set(step.name, start(step, needed));
    }
  }
  return steps.map(({ name }) => ended.get(name));
}
