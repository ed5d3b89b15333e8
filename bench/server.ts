/**
 * `npm run bench:server` asks nginx with the built site for a page, compressed and not, and for a
 * plain file of the same size, as fast as one thread of wrk can. It asserts that nothing fails and
 * that the site's rules (header fields, clean addresses, compressed copies) cost little.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask } from "#tests/hosts/support/ask.ts";
import { startNginx } from "#tests/hosts/support/programs.ts";
import { freePort } from "#tests/hosts/support/server.ts";
import { site } from "#tests/hosts/support/site.ts";
import { hold, type Contest, type Outcome, type Round } from "./server/contest.ts";
import { processorTimeOf } from "./server/processor-time.ts";
import { say } from "./say.ts";

/** What the plain file costs the server, as a part of what the page costs: at least this. */
const LEAST = 0.8;

/** The largest page. */
const PAGE = "/roster2019";

const kinds = [
  { what: "compressed (br)", coding: "br", file: `${PAGE}.html.br` },
  { what: "not compressed", coding: "identity", file: `${PAGE}.html` },
] as const;

function line(what: string, { rate, cost, median, slowest, errors }: Round): string {
  const figures = [
    `${rate.toFixed(0).padStart(7)} a second`,
    `${cost.toFixed(1)} µs of the processor`,
    `${median.toFixed(2)} ms (half), ${slowest.toFixed(2)} ms (99 %)`,
    `${errors} errors`,
  ];
  return `  ${what.padEnd(12)}${figures.join("   ")}`;
}

function print({ what }: Contest, { page, plain, ratio }: Outcome): void {
  const judged = `  ratio       ${ratio.toFixed(2).padStart(7)} (at least ${LEAST})`;
  say([what, line(PAGE, page), line("plain file", plain), judged].join("\n"));
}

function failings({ what }: Contest, { page, plain, ratio }: Outcome): string[] {
  const errors = page.errors + plain.errors;
  return [
    ...(errors > 0 ? [`${what}: ${errors} requests failed.`] : []),
    ...(ratio < LEAST ? [`${what}: the ratio is ${ratio.toFixed(2)}, not ${LEAST}.`] : []),
  ];
}

/** That both addresses answer with the same number of bytes, or nothing is compared. */
async function requireEqual({ page, plain, coding }: Contest): Promise<void> {
  const headers = { "Accept-Encoding": coding };
  const [one, other] = [await ask(page, headers), await ask(plain, headers)];
  if (one.status === 200 && other.status === 200 && one.body.equals(other.body)) return;
  throw new Error(`${page} and ${plain} do not answer with the same bytes.`);
}

const folder = mkdtempSync(join(tmpdir(), "rival-plain-"));
const port = await freePort();
const nginx = await startNginx(`server { listen 127.0.0.1:${port}; root ${folder}; }`);
const spent = () => processorTimeOf(nginx.process ?? 0);
const problems: string[] = [];
try {
  for (const { what, coding, file } of kinds) {
    const bytes = readFileSync(join(site, file));
    writeFileSync(join(folder, coding), bytes);
    const plain = `http://127.0.0.1:${port}/${coding}`;
    const contest = {
      what: `${what}, ${bytes.length} bytes`,
      coding,
      page: nginx.address + PAGE,
      plain,
    };
    await requireEqual(contest);
    const outcome = await hold(contest, spent);
    print(contest, outcome);
    problems.push(...failings(contest, outcome));
  }
} finally {
  await nginx.stop();
  rmSync(folder, { recursive: true });
}
for (const problem of problems) say(problem);
if (problems.length > 0) process.exitCode = 1;
