import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { filesBelow } from "./support/files.ts";

const stepSchema = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  env: z.record(z.string(), z.string()).optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const jobSchema = z.object({
  needs: z.string().optional(),
  uses: z.string().optional(),
  permissions: z.record(z.string(), z.enum(["read", "write"])),
  "timeout-minutes": z.number().optional(),
  steps: z.array(stepSchema).default([]),
});
const workflowSchema = z.object({
  on: z.record(z.string(), z.unknown()),
  permissions: z.strictObject({}),
  jobs: z.record(z.string(), jobSchema),
});

const folder = ".github/workflows";
const workflows = Object.fromEntries(
  filesBelow(folder, /\.yml$/).map((path) => {
    const text = readFileSync(path, "utf8");
    const { on, jobs } = workflowSchema.parse(parse(text));
    return [basename(path, ".yml"), { text, on, jobs }];
  }),
);
type Step = z.infer<typeof stepSchema>;
const using = (steps: readonly Step[], action: string) =>
  steps.filter(({ uses }) => uses?.startsWith(`actions/${action}@`));

describe.each(Object.entries(workflows))("the workflow %s", (_, { text, jobs }) => {
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test("names every foreign action by the commit that was looked at, with its version", () => {
    const named = text.match(/uses: actions.*/g) ?? [];
    expect(named).not.toHaveLength(0);
    const foreign = text.match(/uses: (?!\.\/).*/g);
    expect(
      foreign?.filter((line) => !/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line)),
    ).toEqual([]);
  });

  test("keeps no token in the folder that it checks out", () => {
    for (const step of using(steps, "checkout"))
      expect(step.with).toMatchObject({ "persist-credentials": false });
  });

  test("takes the Node that .nvmrc names and the locked dependencies", () => {
    for (const step of using(steps, "setup-node"))
      expect(step.with).toEqual({ "node-version-file": ".nvmrc" });
    expect(text).not.toMatch(/npm (?:i|install)\b/);
  });

  test("ends each of its own jobs at some time", () => {
    for (const job of Object.values(jobs)) {
      if (job.uses === undefined) expect(job["timeout-minutes"]).toBeLessThanOrEqual(60);
    }
  });
});

test("change requests are tested, with the right to read alone", () => {
  const { on, jobs } = workflows["tests"] ?? {};
  expect(on).toHaveProperty("pull_request");
  expect(Object.values(jobs ?? {}).map(({ permissions }) => permissions)).toEqual([
    { contents: "read" },
  ]);
  const commands = jobs?.["tests"]?.steps.flatMap(({ run = [] }) => run);
  expect(commands).toEqual(["npm ci", "npm test"]);
});

describe("the pages for GitHub", () => {
  const jobs = workflows["pages"]?.jobs;
  const steps = jobs?.["build"]?.steps ?? [];

  test("are published only once all tests have passed", () => {
    expect(jobs?.["tests"]?.uses).toBe("./.github/workflows/tests.yml");
    expect(jobs?.["build"]?.needs).toBe("tests");
    expect(jobs?.["deploy"]?.needs).toBe("build");
    expect(workflows["tests"]?.on).toHaveProperty("workflow_call");
  });

  test("state their policy themselves and know where they lie", () => {
    expect(steps.find(({ run }) => run === "npm run build")?.env).toEqual({
      SITE_POLICY: "document",
      SITE_ADDRESS: "${{ steps.pages.outputs.base_url }}",
      SITE_BASE: "${{ steps.pages.outputs.base_path }}/",
    });
  });

  test("go up whole, the hidden folder of security.txt too", () => {
    const [upload] = using(steps, "upload-pages-artifact");
    expect(upload?.with).toEqual({ path: "dist", "include-hidden-files": true });
  });
});

test("the workflows' Node is one that the project supports", () => {
  const { engines }: { engines: { node: string } } = JSON.parse(
    readFileSync("package.json", "utf8"),
  );
  const oldest = Number(/^>=(\d+)/.exec(engines.node)?.[1]);
  expect(Number(readFileSync(".nvmrc", "utf8"))).toBeGreaterThan(oldest);
});
