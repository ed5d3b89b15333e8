import { spawn } from "node:child_process";

export const xvfb = "/usr/bin/Xvfb";

/** A virtual screen. */
export interface Display {
  /** Display name: ":5". */
  readonly name: string;
  readonly stop: () => void;
}

/** Starts Xvfb at the first display that is free. */
export function startDisplay(): Promise<Display> {
  const args = ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const program = spawn(xvfb, args, { stdio: ["ignore", "pipe", "ignore"] });
  return new Promise((resolve, reject) => {
    program.on("error", reject);
    program.on("exit", () => {
      reject(new Error("Xvfb does not start."));
    });
    program.stdout.once("data", (number: Buffer) => {
      resolve({
        name: `:${number.toString().trim()}`,
        stop: () => void program.kill(),
      });
    });
  });
}
