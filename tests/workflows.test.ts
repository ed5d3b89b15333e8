import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { filesBelow } from "./support/files.ts";

const stepSchema = z.object({
  id: z.string().optional(),
  if: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  env: z.record(z.string(), z.string()).optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const jobSchema = z.object({
  needs: z.string().optional(),
  uses: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
  permissions: z.record(z.string(), z.enum(["read", "write"])),
  "timeout-minutes": z.number().optional(),
  env: z.record(z.string(), z.string()).optional(),
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
const stepsUsing = (steps: readonly Step[], action: string) =>
  steps.filter(({ uses }) => uses?.startsWith(`actions/${action}@`));

describe.each(Object.entries(workflows))("the workflow %s", (_, { text, jobs }) => {
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test("pins every third-party action to a reviewed commit, with its version", () => {
    const thirdParty = text.match(/uses: (?!\.\/).*/g) ?? [];
    expect(thirdParty).not.toEqual([]);
    expect(
      thirdParty.filter((line) => !/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line)),
    ).toEqual([]);
  });

  test("does not persist credentials in the checkout", () => {
    for (const step of stepsUsing(steps, "checkout"))
      expect(step.with).toMatchObject({ "persist-credentials": false });
  });
});

test("pull requests are tested with read-only permissions", () => {
  const { on, jobs } = workflows["tests"] ?? {};
  expect(on).toHaveProperty("pull_request");
  expect(Object.values(jobs ?? {}).map(({ permissions }) => permissions)).toEqual([
    { actions: "read", contents: "read" },
  ]);
  const steps = jobs?.["tests"]?.steps ?? [];
  expect(steps.flatMap(({ run = [] }) => run)[0]).toBe("npm ci");
});

/** The kind of change, `code` or `content`, that the command of the workflow sees in a list of changed files. */
function findChange(files: readonly string[]): string {
  const steps = workflows["tests"]?.jobs["tests"]?.steps ?? [];
  const command = steps.find(({ id }) => id === "changed")?.run ?? "";
  const compared = command.slice(command.indexOf("if grep"), command.indexOf("; fi") + 4);
  const script = `files='${files.join("\n")}'; ${compared}; echo $what`;
  return spawnSync("bash", ["-c", script], { encoding: "utf8" }).stdout.trim();
}

test("only the club’s own files are content: not its READMEs, which tests read", () => {
  expect(findChange(["content/site.yml", "media/crest.svg"])).toBe("content");
  for (const file of [
    "app/site/App.tsx",
    "content/README.md",
    "tests/fixture-club/content/site.yml",
    "unknown",
  ]) {
    expect(findChange(["content/site.yml", file]), file).toBe("code");
  }
});

describe("the GitHub Pages workflows", () => {
  const jobs = workflows["pages"]?.jobs;
  const steps = jobs?.["build"]?.steps ?? [];

  test("publish only after the tests have passed", () => {
    expect(jobs?.["tests"]?.uses).toBe("./.github/workflows/tests.yml");
    expect(jobs?.["build"]?.needs).toBe("tests");
    expect(jobs?.["deploy"]?.needs).toBe("build");
    expect(workflows["tests"]?.on).toHaveProperty("workflow_call");
  });

  test("set the policy, the base path and the content date", () => {
    const build = steps.find(({ run }) => run?.endsWith("npm run build"));
    expect(build?.run).toMatch(/^SOURCE_DATE_EPOCH=\$\(git log /);
    expect(build?.env).toEqual({
      SITE_POLICY: "document",
      SITE_ADDRESS: "${{ steps.pages.outputs.base_url }}",
      SITE_BASE: "${{ steps.pages.outputs.base_path }}/",
    });
  });
});
