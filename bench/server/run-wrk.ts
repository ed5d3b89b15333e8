import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { readReport, type Load } from "./wrk-report.ts";

const unpacked = resolve(".cache/servers/usr");
const libraries = ["x86_64-linux-gnu", "aarch64-linux-gnu"].map(
  (kind) => `${unpacked}/lib/${kind}`,
);

/** Seconds and connections: enough to keep one process busy, too little to disturb the machine. */
const limits = ["--threads", "1", "--connections", "8", "--duration", "1s"];

/** Asks for one address as often as it is answered, for a second. */
export async function runWrk(address: string, coding: string): Promise<Load> {
  const headers = ["--header", `Accept-Encoding: ${coding}`];
  const { stdout } = await promisify(execFile)(
    `${unpacked}/bin/wrk`,
    [...limits, "--latency", ...headers, address],
    { env: { ...process.env, LD_LIBRARY_PATH: libraries.join(":") } },
  );
  return readReport(stdout);
}
