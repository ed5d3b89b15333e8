// Runs commands, several at once.
import { spawn } from "node:child_process";

/**
 * A check or a group of tests. It starts when a core is free (`cores: 2` if it needs two) and all
 * steps that it depends on have ended.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command as in a shell
 * @property {number} [cores]
 * @property {readonly string[]} [after] names of the steps that it depends on
 * @property {Readonly<Record<string, string>>} [environment]
 *
 * @typedef {{ name: string, hasRun: boolean, passed: boolean, milliseconds: number, output: string }} Ended
 */

/** Enables colors, which tools disable because their output is piped. */
const colored =
  process.stdout.isTTY && process.env.NO_COLOR === undefined ? { FORCE_COLOR: "1" } : {};

/**
 * Runs a step. Its output is streamed if it runs alone, and otherwise shown at its end, so that the lines of
 * parallel steps are not mixed.
 *
 * @param {Step} step
 * @param {boolean} alone
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<Ended>}
 */
function run({ name, command, environment: changes = {} }, alone, environment) {
  const began = performance.now();
  const head = `\n— ${name}`;
  if (alone) console.log(head);
  return new Promise((done) => {
    const child = spawn(command, {
      stdio: ["ignore", "pipe", "pipe"],
      shell: true,
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
      const milliseconds = performance.now() - began;
      done({ name, hasRun: true, passed: status === 0, milliseconds, output });
    });
  });
}

/**
 * Runs all steps in order, but lets later ones start first while a step waits for cores or for another step.
 *
 * @param {readonly Step[]} steps
 * @param {number} cores
 * @param {NodeJS.ProcessEnv} environment
 * @param {number} until the time of `performance.now()` after which no step starts
 * @returns {Promise<Ended[]>} in the order of the steps
 */
export async function runSteps(steps, cores, environment, until = Infinity) {
  /** @type {Map<string, Ended>} */
  const ended = new Map();
  const waiting = [...steps];
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  let free = cores;
  const isComing = (name) => running.has(name) || waiting.some((step) => step.name === name);
  const isReady = ({ cores: needed = 1, after = [] }) => needed <= free && !after.some(isComing);
  const start = async (step, needed) => {
    // A step that needs all cores runs alone.
    ended.set(step.name, await run(step, needed === cores, environment));
    running.delete(step.name);
    free += needed;
  };
  while (waiting.length + running.size > 0) {
    const index = performance.now() < until ? waiting.findIndex(isReady) : -1;
    if (index !== -1) {
      const [step] = waiting.splice(index, 1);
      const needed = step.cores ?? 1;
      free -= needed;
      running.set(step.name, start(step, needed));
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      break;
    }
  }
  // Not a failure: the summary lists it as not run.
  const notRun = { hasRun: false, passed: true, milliseconds: 0, output: "" };
  return steps.map(({ name }) => ended.get(name) ?? { name, ...notRun });
}
