import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

const stepSchema = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  env: z.record(z.string(), z.string()).optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const workflowSchema = z.object({
  permissions: z.strictObject({}),
  jobs: z.record(z.string(), z.object({ steps: z.array(stepSchema) })),
});

const text = readFileSync(".github/workflows/pages.yml", "utf8");
const { jobs } = workflowSchema.parse(parse(text));
const steps = Object.values(jobs).flatMap((job) => job.steps);
const using = (action: string) => steps.find(({ uses }) => uses?.startsWith(`actions/${action}@`));

test("the pages for GitHub state their policy themselves and know where they lie", () => {
  const build = steps.find(({ run }) => run === "npm run build");
  expect(build?.env).toEqual({
    SITE_POLICY: "document",
    SITE_ADDRESS: "${{ steps.pages.outputs.base_url }}",
    SITE_BASE: "${{ steps.pages.outputs.base_path }}/",
  });
});

test("the whole site goes up, the hidden folder of security.txt too", () => {
  expect(using("upload-pages-artifact")?.with).toEqual({
    path: "dist",
    "include-hidden-files": true,
  });
});

test("the workflow's Node is one that the project supports", () => {
  const { engines }: { engines: { node: string } } = JSON.parse(
    readFileSync("package.json", "utf8"),
  );
  const oldest = Number(/^>=(\d+)/.exec(engines.node)?.[1]);
  expect(Number(using("setup-node")?.with?.["node-version"])).toBeGreaterThan(oldest);
});

test("every foreign action is named by the commit that was looked at, with its version", () => {
  const named = text.match(/uses: .*/g) ?? [];
  expect(named).toHaveLength(5);
  expect(
    named.filter((line) => !/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line)),
  ).toEqual([]);
});
