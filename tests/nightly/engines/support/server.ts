import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { timeLimit } from "#tests/support/time-limit.ts";

/** A running server. */
export interface Running {
  address: string;
  stop: () => Promise<void>;
}

/** Milliseconds until a server's first response. */
const START_TIMEOUT_MS = timeLimit(15_000);

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const bound = probe.address();
      const port = typeof bound === "object" && bound !== null ? bound.port : 0;
      probe.close(() => {
        resolve(port);
      });
    });
  });
}

/** Starts a server program and waits for its first response; its error output is thrown. */
export async function run(command: string, args: string[], address: string): Promise<Running> {
  const program = spawn(command, args, { stdio: ["ignore", "ignore", "pipe"] });
  let complaint = "";
  program.stderr.on("data", (part: Buffer) => {
    complaint += part.toString();
  });
  const gone = new Promise<void>((resolve) => {
    program.on("exit", () => {
      resolve();
    });
  });
  const answers = () =>
    fetch(address).then(
      () => true,
      () => false,
    );
  const began = performance.now();
  while (!(await answers())) {
    if (performance.now() - began > START_TIMEOUT_MS || program.exitCode !== null) {
      program.kill();
      throw new Error(`${command} does not answer.\n${complaint}`);
    }
    await setTimeout(100);
  }
  return {
    address,
    stop: async () => {
      program.kill();
      await gone;
    },
  };
}
